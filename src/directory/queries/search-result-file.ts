import { Inject, Logger } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { SearchFileView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { withTimeout } from '#src/platform/timing/with-timeout.js';
import { SingleFlight } from '#src/platform/timing/single-flight.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { ListingSearch, orUnavailable } from '../search/listing-search.js';
import { cacheKeyHashOf, normalisedSearch } from '../search/normalised-search.js';
import { SearchAppearances } from '../search/search-appearances.js';
import { urlValidity, resultFolder, reusePeriod } from '../search/result-files.js';
import { SearchWebstores } from './search-webstores.js';

/** Returns the address of a file with a page of published webstores. */
export class SearchResultFile extends Query<SearchFileView> {
  constructor(readonly search: DirectorySearch) {
    super();
  }
}

/** Time limit in milliseconds for the whole response: two calls of the engine and a file. */
const limit = 1_900;

/**
 * Names the file by the search, the state of the index and the quarter of an hour. So nobody gets a file when a search
 * would find something else, and no file needs to be invalidated.
 */
@QueryHandler(SearchResultFile)
export class SearchResultFileHandler implements IQueryHandler<SearchResultFile> {
  private readonly logger = new Logger(SearchResultFile.name);
  private readonly flights = new SingleFlight<readonly string[] | undefined>();

  constructor(
    private readonly queries: QueryBus,
    private readonly listings: ListingSearch,
    private readonly appearances: SearchAppearances,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async execute({ search }: SearchResultFile): Promise<SearchFileView> {
    const { s3Key, shown } = await orUnavailable(
      withTimeout(limit, 'open search', this.fileOf(normalisedSearch(search))),
    );
    if (search.updateSearchKpiCount) void this.count(s3Key, shown);
    return { s3Key, s3Url: await this.storage.signedUrl(s3Key, { method: 'GET', seconds: urlValidity }) };
  }

  /** The file with the results of a search, and the webstores in it if they had to be searched. */
  private async fileOf(search: DirectorySearch): Promise<{ s3Key: string; shown: readonly string[] | undefined }> {
    // Before the search, so that its results are at least as new as this state.
    const generation = await this.listings.generation();
    const name = cacheKeyHashOf(search, generation, Math.floor(Date.now() / reusePeriod));
    const s3Key = `${resultFolder}/${name}.json`;
    return { s3Key, shown: await this.flights.run(s3Key, () => this.writeUnlessThere(s3Key, search)) };
  }

  private async writeUnlessThere(key: string, search: DirectorySearch): Promise<readonly string[] | undefined> {
    if (await this.storage.stat(key)) return undefined;
    const { answer, shown } = await this.queries.execute(new SearchWebstores(search, 'fresh'));
    await this.storage.put(key, answer, { contentType: 'application/json', cacheControl: 'no-store' });
    return shown;
  }

  /** Runs after the response. The webstores of a file that already existed are read from it. */
  private async count(key: string, shown: readonly string[] | undefined): Promise<void> {
    try {
      this.appearances.count(shown ?? (await this.webstoresIn(key)));
    } catch (error) {
      this.logger.warn(`appearances not counted: ${(error as Error).message}`);
    }
  }

  private async webstoresIn(key: string): Promise<string[]> {
    const file = await this.storage.get(key);
    if (!file) return [];
    const { results } = JSON.parse(Buffer.from(file.bytes).toString()) as WebstoreSearchView;
    return results.map(({ id }) => id);
  }
}
