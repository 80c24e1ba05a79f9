import type { estypes } from '@elastic/elasticsearch';
import { Injectable } from '@nestjs/common';
import { ServiceSettings } from '#src/platform/config/service-settings.js';
import { DependencyUnavailable } from '#src/platform/outages/outage.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import type { ListingDocument } from './listing-document.js';
import { indexHash } from './mapping.js';
import { RefreshPublisher } from './refresh-publisher.js';

/** A listing as the index should have it from this version on; without a document it must not be found. */
export interface ListingWrite {
  webstoreId: string;
  version: number;
  document: ListingDocument | null;
}

/** The same with its document as JSON text, which copying does not parse. */
export type ListingCopy = Omit<ListingWrite, 'document'> & { document: string | null };

/** The documents of a bulk request that the engine did not write. */
export interface NotWritten {
  /** The reason for each refused document, by webstore id. */
  refused: ReadonlyMap<string, Error>;
  /**
   * Webstores whose document in the engine has the same or a higher version, possibly from commits that the database
   * lost.
   */
  conflicts: ReadonlySet<string>;
}

export interface CurrentIndex {
  readonly index: string;
  readonly hash: string | undefined;
  readonly generation: number;
  readonly takesWrites: boolean;
}

/** Milliseconds that one bulk request may take; the swap of an index waits for it. */
const bulkLimit = 8_000;
/**
 * Minimum number of milliseconds between two immediate refreshes, which are expensive; writes wait for the next one.
 */
const refreshPause = 100;

/**
 * The index behind two aliases. Searches use one fixed name; writes use a name with the hash of the index's definition,
 * so that during an upgrade no worker writes documents of its version into an index of another.
 */
@Injectable()
export class ListingIndex {
  readonly alias: string;
  readonly writeAlias: string;
  private lastRefresh = 0;

  constructor(
    private readonly engine: SearchEngine,
    private readonly publisher: RefreshPublisher,
    settings: ServiceSettings,
  ) {
    this.alias = `${settings.searchIndexPrefix}-listings`;
    this.writeAlias = `${this.alias}-${indexHash}`;
  }

  /**
   * Writes listings through the alias. When this resolves they can be found, and the refresh was announced. The engine
   * keeps the higher version, so an old write that arrives late changes nothing.
   * @throws DependencyUnavailable when the engine or the alias is unavailable
   */
  async write(writes: readonly ListingWrite[]): Promise<NotWritten> {
    const now = Date.now();
    const refresh = now - this.lastRefresh > refreshPause ? true : 'wait_for';
    if (refresh === true) this.lastRefresh = now;
    const notWritten = await this.bulk(this.writeAlias, writes, { refresh, require_alias: true });
    if (writes.length > 0) await this.publisher.publish();
    return notWritten;
  }

  /**
   * Writes listings into an index that may come into use at any moment, so that they can be found in it then. Versions
   * that it has already, and documents that it refuses, are left to the rebuild's last pass.
   * @returns ids of the webstores that were written
   */
  async writeAhead(index: string, writes: readonly ListingWrite[]): Promise<ReadonlySet<string>> {
    // A bulk request would create a deleted index again, with a default mapping.
    if (!(await this.engine.client.indices.exists({ index }))) return new Set();
    const { refused, conflicts } = await this.bulk(index, writes, { refresh: true });
    const ids = writes.map(({ webstoreId }) => webstoreId);
    return new Set(ids.filter((id) => !refused.has(id) && !conflicts.has(id)));
  }

  /** Returns whether searches use this index. */
  async isInUse(index: string): Promise<boolean> {
    return this.engine.client.indices.existsAlias({ index, name: this.alias }, { requestTimeout: 2_000 });
  }

  /** Makes everything written so far visible to searches, including cached ones. */
  async refresh(): Promise<void> {
    await this.engine.client.indices.refresh({ index: this.alias }, { requestTimeout: bulkLimit });
    await this.publisher.publish();
  }

  /**
   * Writes listings into a named index that no search uses yet. Documents are sent as text, unparsed.
   * @returns what the engine refused, by webstore
   */
  async fill(index: string, writes: readonly ListingCopy[], signal: AbortSignal): Promise<ReadonlyMap<string, Error>> {
    return (await this.bulk(index, writes, { refresh: false }, signal)).refused;
  }

  /**
   * Returns the index that the alias points to, with the hash of its definition, its generation (0 for one without),
   * and whether the engine accepts writes to it.
   */
  async current(): Promise<CurrentIndex | undefined> {
    const response = await this.engine.client.indices.get(
      { index: this.alias, ignore_unavailable: true, allow_no_indices: true },
      { requestTimeout: 2_000 },
    );
    const [found] = Object.entries(response);
    if (!found) return undefined;
    const [index, state] = found;
    const meta = state.mappings?._meta as { hash?: string; generation?: number } | undefined;
    return { index, hash: meta?.hash, generation: meta?.generation ?? 0, takesWrites: takesWrites(state) };
  }

  /** Returns whether the engine can read and write the index behind the alias now. */
  async isUsable(): Promise<boolean> {
    const health = await this.engine.client.cluster.health(
      { index: this.alias, wait_for_status: 'yellow', timeout: '500ms' },
      { requestTimeout: 1_500, ignore: [408] },
    );
    return !health.timed_out && health.status !== 'red';
  }

  private async bulk(
    index: string,
    writes: readonly (ListingWrite | ListingCopy)[],
    options: Pick<estypes.BulkRequest, 'refresh' | 'require_alias'>,
    signal?: AbortSignal,
  ): Promise<NotWritten> {
    if (writes.length === 0) return all;
    const operations = writes.flatMap(({ webstoreId, version, document }): (object | string)[] => {
      const target = { _id: webstoreId, version, version_type: 'external' as const };
      return document ? [{ index: target }, document] : [{ delete: target }];
    });
    const { errors, items } = await this.engine.client.bulk(
      { index, operations: operations as object[], ...options },
      { requestTimeout: bulkLimit, signal },
    );
    if (!errors) return all;
    const conflicts = items.flatMap((item) => Object.values(item)).filter(({ status }) => status === 409);
    return {
      refused: new Map(items.flatMap((item) => refusalIn(item))),
      conflicts: new Set(conflicts.map(({ _id }) => _id ?? '')),
    };
  }
}

/** The engine blocks writes to an index when its disk is nearly full; an operator may have done so too. */
export function takesWrites(state: estypes.IndicesIndexState | undefined): boolean {
  const blocks = state?.settings?.index?.blocks;
  return ![blocks?.write, blocks?.read_only, blocks?.read_only_allow_delete].some((block) => String(block) === 'true');
}

const all: NotWritten = { refused: new Map(), conflicts: new Set() };

function refusalIn(item: estypes.BulkResponse['items'][number]): [string, Error][] {
  const [outcome] = Object.values(item);
  if (!outcome?.error) return [];
  const { status, error } = outcome;
  if (status === 409) return [];
  if (status === 404 && error.type === 'index_not_found_exception')
    throw new DependencyUnavailable('the search index is missing');
  if (status === 429 || status >= 500) {
    throw Object.assign(new DependencyUnavailable(error.reason ?? error.type), { statusCode: status });
  }
  return [[outcome._id ?? '', new Error(`${error.type}: ${error.reason ?? ''}`)]];
}
