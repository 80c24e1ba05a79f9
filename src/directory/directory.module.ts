import { Module } from '@nestjs/common';
import { PlacesModule } from '../platform/places/places.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { WebstoreModule } from '../webstore/webstore.module.js';
import { DriftSweep } from './index/drift-sweep.js';
import { IndexBuilder } from './index/index-builder.js';
import { IndexGenerations } from './index/index-generations.js';
import { IndexKeeper } from './index/index-keeper.js';
import { ListingIndex } from './index/listing-index.js';
import { ListingIndexProbe } from './index/listing-index-probe.js';
import { ListingIndexer } from './index/listing-indexer.js';
import { ListingProjection } from './index/listing-projection.js';
import { DirectoryFacade } from './public/directory-facade.js';
import { PublicationPush } from './publication-push.js';
import { PublicationReader } from './publication-reader.js';
import { PublicationOfWebstoreHandler } from './queries/publication-of-webstore.js';
import { SearchResultFileHandler } from './queries/search-result-file.js';
import { SearchWebstoresHandler } from './queries/search-webstores.js';
import { SuggestionsHandler } from './queries/suggestions.js';
import { ProjectListingWhenWebstoreChanged } from './reactions/project-listing-when-webstore-changed.js';
import { ForgetResultFiles } from './search/forget-result-files.js';
import { ListingSearch } from './search/listing-search.js';
import { SearchAppearances } from './search/search-appearances.js';
import { SearchedPlaces } from './search/searched-places.js';

@Module({
  imports: [WebstoreModule, PlacesModule, StorageModule],
  providers: [
    ListingIndex,
    ListingIndexProbe,
    ListingIndexer,
    ListingProjection,
    IndexBuilder,
    IndexGenerations,
    IndexKeeper,
    DriftSweep,
    PublicationReader,
    PublicationPush,
    ProjectListingWhenWebstoreChanged,
    SearchedPlaces,
    ListingSearch,
    SearchAppearances,
    SearchWebstoresHandler,
    SearchResultFileHandler,
    SuggestionsHandler,
    ForgetResultFiles,
    PublicationOfWebstoreHandler,
    DirectoryFacade,
  ],
  exports: [DirectoryFacade],
})
export class DirectoryModule {}
