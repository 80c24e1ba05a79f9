import { Module } from '@nestjs/common';
import { IdentityModule } from '#src/identity/identity.module.js';
import { PlacesModule } from '#src/platform/places/places.module.js';
import { StorageModule } from '#src/platform/storage/storage.module.js';
import { WebstoreModule } from '#src/webstore/webstore.module.js';
import { CancelIndexRunHandler } from './commands/cancel-index-run.js';
import { IndexWebstoresAgainHandler } from './commands/index-webstores-again.js';
import { ListWebstoresHandler } from './commands/list-webstores.js';
import { StartIndexRunHandler } from './commands/start-index-run.js';
import { DriftSweep } from './index/drift-sweep.js';
import { EngineDocuments } from './index/engine-documents.js';
import { IndexStateReader } from './index/index-state-reader.js';
import { IndexGenerations } from './index/index-generations.js';
import { IndexKeeper } from './index-keeper.js';
import { VersionScan } from './index/version-scan.js';
import { ListingMeasurements } from './index/listing-measurements.js';
import { ListingIndex } from './index/listing-index.js';
import { ListingIndexProbe } from './index/listing-index-probe.js';
import { ListingIndexer } from './index/listing-indexer.js';
import { ListingProjection } from './index/listing-projection.js';
import { ListingTraces } from './index/listing-traces.js';
import { RefreshPublisher } from './index/refresh-publisher.js';
import { ReindexListings } from './index/reindex-listings.js';
import { ListingComparison } from './index/runs/listing-comparison.js';
import { ListingCopier } from './index/runs/listing-copier.js';
import { DeleteOldIndexRuns } from './index/runs/delete-old-index-runs.js';
import { IndexRunReader } from './public/index-run-reader.js';
import { IndexRunner } from './index/runs/index-runner.js';
import { MarkIndexed } from './index/runs/mark-indexed.js';
import { RebuildIndex } from './index/runs/rebuild-index.js';
import { RepairListings } from './index/runs/repair-listings.js';
import { UnlistedWebstores } from './index/runs/unlisted-webstores.js';
import { VerifyIndex } from './index/runs/verify-index.js';
import { DirectoryData } from './directory-data.js';
import { IndexFacade } from './public/index-facade.js';
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
import { DeleteOldResultFiles } from './search/delete-old-result-files.js';
import { DeleteOldSearchAppearances } from './search/delete-old-search-appearances.js';
import { SearchCache } from './search/search-cache.js';
import { ListingCards } from './search/listing-cards.js';
import { FindListings } from './search/find-listings.js';
import { ListingSearch } from './search/listing-search.js';
import { NationalVendors } from './search/national-vendors.js';
import { RefreshSubscriber } from './search/refresh-subscriber.js';
import { ResultsInPages } from './search/results-in-pages.js';
import { SearchAppearances } from './search/search-appearances.js';
import { SearchedPlaces } from './search/searched-places.js';

@Module({
  imports: [IdentityModule, WebstoreModule, PlacesModule, StorageModule],
  providers: [
    RefreshPublisher,
    ListingIndex,
    ListingIndexProbe,
    ListingIndexer,
    ListingProjection,
    EngineDocuments,
    IndexGenerations,
    IndexKeeper,
    VersionScan,
    IndexStateReader,
    ListingMeasurements,
    IndexRunReader,
    DeleteOldIndexRuns,
    IndexRunner,
    RebuildIndex,
    ListingCopier,
    MarkIndexed,
    VerifyIndex,
    ListingComparison,
    UnlistedWebstores,
    RepairListings,
    StartIndexRunHandler,
    IndexWebstoresAgainHandler,
    ListWebstoresHandler,
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
    RefreshSubscriber,
    SearchCache,
    ListingSearch,
    NationalVendors,
    FindListings,
    ListingCards,
    SearchAppearances,
    ResultsInPages,
    SearchWebstoresHandler,
    SearchResultFileHandler,
    SuggestionsHandler,
    VendorMapHandler,
    WebstoresByNameHandler,
    DeleteOldResultFiles,
    DeleteOldSearchAppearances,
    ListingsByIdsHandler,
    PublicationOfWebstoreHandler,
    IndexFacade,
  ],
  exports: [IndexFacade],
})
export class DirectoryModule {}
