import type { estypes } from '@elastic/elasticsearch';
import { Injectable } from '@nestjs/common';
import { Refusal } from '#src/platform/domain/refusal.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { SearchEngine, searchTimeout } from '#src/platform/search/search-engine.js';
import { ListingIndex } from '../index/listing-index.js';
import { indexHash } from '../index/mapping.js';
import type { SearchDeadline } from './search-deadline.js';

/** Searches the index for a waiting user: every call has a timeout, and an unavailable engine becomes a refusal. */
@Injectable()
export class ListingSearch {
  constructor(
    private readonly engine: SearchEngine,
    private readonly index: ListingIndex,
  ) {}

  /**
   * @param deadline of a search that makes several calls
   * @throws Refusal `search-unavailable` when the engine or its index is unavailable or too slow
   */
  search<Source>(body: estypes.SearchRequest, deadline?: SearchDeadline): Promise<estypes.SearchResponse<Source>> {
    const requestTimeout = deadline?.timeout ?? searchTimeout;
    return orUnavailable(this.engine.client.search<Source>({ index: this.index.alias, ...body }, { requestTimeout }));
  }

  /**
   * The same, returned as the engine's raw text.
   * @throws Refusal `search-unavailable`, also while the index is one of another version that lacks fields of the search
   */
  searchAsWritten(body: estypes.SearchRequest, deadline: SearchDeadline): Promise<string> {
    return this.unlessOfAnotherVersion(this.engine.searchAsWritten(this.index.alias, body, deadline.timeout));
  }

  /**
   * Sends several searches in one request. The results of those with `size: 0` come from the engine's cache if the index
   * has not changed since.
   * @returns the parsed response to each
   * @throws Refusal `search-unavailable`, like `searchAsWritten`
   */
  searchTogether(bodies: readonly estypes.SearchRequest[], deadline: SearchDeadline): Promise<unknown[]> {
    return this.unlessOfAnotherVersion(this.engine.searchTogether(this.index.alias, bodies, deadline.timeout));
  }

  private unlessOfAnotherVersion<T>(asked: Promise<T>): Promise<T> {
    return orUnavailable(asked).catch(async (error: unknown) => {
      throw statusOf(error) === 400 && (await this.isOfAnotherVersion()) ? unavailable(error) : error;
    });
  }

  private async isOfAnotherVersion(): Promise<boolean> {
    const current = await this.index.current().catch(() => undefined);
    return current !== undefined && current.hash !== indexHash;
  }

  /**
   * Returns a text that changes whenever a search could find something else: with the index behind the alias, and with
   * everything that has been written into it and made visible. Sequence numbers of writes are used, because counts of
   * refreshes restart with a node.
   * @throws Refusal `search-unavailable`
   */
  async generation(): Promise<string> {
    const { indices = {} } = await orUnavailable(
      this.engine.client.indices.stats(
        { index: this.index.alias, metric: 'refresh', level: 'shards', filter_path: generationFields },
        { requestTimeout: searchTimeout },
      ),
    );
    const copies = Object.values(indices).map(({ uuid, shards = {} }) => [
      uuid,
      ...Object.values(shards)
        .flat()
        .map((copy) => `${copy.seq_no?.max_seq_no}.${copy.refresh?.external_total}`)
        .sort(),
    ]);
    return JSON.stringify(copies);
  }
}

const generationFields = [
  'indices.*.uuid',
  'indices.*.shards.*.seq_no.max_seq_no',
  'indices.*.shards.*.refresh.external_total',
];

/** Turns every kind of outage of the engine into the same refusal. */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const missingAlias = statusOf(error) === 404;
    if (error instanceof Refusal || (!missingAlias && !looksLikeOutage(error))) throw error;
    throw unavailable(error);
  }
}

const statusOf = (error: unknown) => (error as { meta?: { statusCode?: number } }).meta?.statusCode;

const unavailable = (cause: unknown) =>
  new Refusal('search-unavailable', 'Search isn’t available right now. Try again in a moment.', { cause });
