import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { PlacesModule } from '../platform/places/places.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { WebstoreModule } from '../webstore/webstore.module.js';
import { CancelIndexRunHandler } from './commands/cancel-index-run.js';
import { StartIndexRunHandler } from './commands/start-index-run.js';
import { DriftSweep } from './index/drift-sweep.js';
import { EngineDocuments } from './index/engine-documents.js';
import { IndexCondition } from './index/index-condition.js';
import { IndexGenerations } from './index/index-generations.js';
import { IndexKeeper } from './index/index-keeper.js';
import { VersionPatrol } from './index/version-patrol.js';
import { ListingGauges } from './index/listing-gauges.js';
import { ListingIndex } from './index/listing-index.js';
import { ListingIndexProbe } from './index/listing-index-probe.js';
import { ListingIndexer } from './index/listing-indexer.js';
import { ListingProjection } from './index/listing-projection.js';
import { ListingTraces } from './index/listing-traces.js';
import { RefreshAnnouncer } from './index/refresh-announcer.js';
import { ReindexListings } from './index/reindex-listings.js';
import { ComparedListings } from './index/runs/compared-listings.js';
import { CopiedListings } from './index/runs/copied-listings.js';
import { ForgetIndexRuns } from './index/runs/forget-index-runs.js';
import { IndexRunReader } from './index/runs/index-run-reader.js';
import { IndexRunner } from './index/runs/index-runner.js';
import { NoteIndexed } from './index/runs/note-indexed.js';
import { RebuildIndex } from './index/runs/rebuild-index.js';
import { RepairListings } from './index/runs/repair-listings.js';
import { UnlistedWebstores } from './index/runs/unlisted-webstores.js';
import { VerifyIndex } from './index/runs/verify-index.js';
import { DirectoryData } from './directory-data.js';
import { DirectoryFacade } from './public/directory-facade.js';
import { IndexOperations } from './public/index-operations.js';
import { PublicationPush } from './publication-push.js';
import { PublicationReader } from './publication-reader.js';
import { ListingsByIdsHandler } from './queries/listings-by-ids.js';
import { PublicationOfWebstoreHandler } from './queries/publication-of-webstore.js';
import { SearchResultFileHandler } from './queries/search-result-file.js';
import { SearchWebstoresHandler } from './queries/search-webstores.js';
import { SuggestionsHandler } from './queries/suggestions.js';
import { VendorMapHandler } from './queries/vendor-map.js';
import { WebstoresByNameHandler } from './queries/webstores-by-name.js';
import { ForgetAppearancesWhenWebstoreErased } from './reactions/forget-appearances-when-webstore-erased.js';
import { ProjectListingWhenWebstoreChanged } from './reactions/project-listing-when-webstore-changed.js';
import { ForgetResultFiles } from './search/forget-result-files.js';
import { ForgetSearchAppearances } from './search/forget-search-appearances.js';
import { HotSearches } from './search/hot-searches.js';
import { ListingSearch } from './search/listing-search.js';
import { RefreshListener } from './search/refresh-listener.js';
import { ResultsInPages } from './search/results-in-pages.js';
import { SearchAppearances } from './search/search-appearances.js';
import { SearchedPlaces } from './search/searched-places.js';

@Module({
  imports: [IdentityModule, WebstoreModule, PlacesModule, StorageModule],
  providers: [
    RefreshAnnouncer,
    ListingIndex,
    ListingIndexProbe,
    ListingIndexer,
    ListingProjection,
    EngineDocuments,
    IndexGenerations,
    IndexKeeper,
    VersionPatrol,
    IndexCondition,
    ListingGauges,
    IndexRunReader,
    ForgetIndexRuns,
    IndexRunner,
    RebuildIndex,
    CopiedListings,
    NoteIndexed,
    VerifyIndex,
    ComparedListings,
    UnlistedWebstores,
    RepairListings,
    StartIndexRunHandler,
    CancelIndexRunHandler,
    ReindexListings,
    ListingTraces,
    DriftSweep,
    PublicationReader,
    PublicationPush,
    ProjectListingWhenWebstoreChanged,
    ForgetAppearancesWhenWebstoreErased,
    DirectoryData,
    SearchedPlaces,
    RefreshListener,
    HotSearches,
    ListingSearch,
    SearchAppearances,
    ResultsInPages,
    SearchWebstoresHandler,
    SearchResultFileHandler,
    SuggestionsHandler,
    VendorMapHandler,
    WebstoresByNameHandler,
    ForgetResultFiles,
    ForgetSearchAppearances,
    ListingsByIdsHandler,
    PublicationOfWebstoreHandler,
    DirectoryFacade,
    IndexOperations,
  ],
  exports: [DirectoryFacade, IndexOperations],
})
export class DirectoryModule {}
