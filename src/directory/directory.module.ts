import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { PlacesModule } from '../platform/places/places.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { WebstoreModule } from '../webstore/webstore.module.js';
import { CancelIndexRunHandler } from './commands/cancel-index-run.js';
import { StartIndexRunHandler } from './commands/start-index-run.js';
import { DriftSweep } from './index/drift-sweep.js';
import { IndexBuilder } from './index/index-builder.js';
import { IndexCondition } from './index/index-condition.js';
import { IndexGenerations } from './index/index-generations.js';
import { IndexKeeper } from './index/index-keeper.js';
import { IndexRunReader } from './index/index-run-reader.js';
import { ListingIndex } from './index/listing-index.js';
import { ListingIndexProbe } from './index/listing-index-probe.js';
import { ListingIndexer } from './index/listing-indexer.js';
import { ListingProjection } from './index/listing-projection.js';
import { ListingTraces } from './index/listing-traces.js';
import { ReindexListings } from './index/reindex-listings.js';
import { DirectoryFacade } from './public/directory-facade.js';
import { IndexOperations } from './public/index-operations.js';
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
  imports: [IdentityModule, WebstoreModule, PlacesModule, StorageModule],
  providers: [
    ListingIndex,
    ListingIndexProbe,
    ListingIndexer,
    ListingProjection,
    IndexBuilder,
    IndexGenerations,
    IndexKeeper,
    IndexCondition,
    IndexRunReader,
    StartIndexRunHandler,
    CancelIndexRunHandler,
    ReindexListings,
    ListingTraces,
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
    IndexOperations,
  ],
  exports: [DirectoryFacade, IndexOperations],
})
export class DirectoryModule {}
