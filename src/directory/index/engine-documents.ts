import { Injectable } from '@nestjs/common';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import type { ListingDocument } from './listing-document.js';
import { ListingIndex } from './listing-index.js';

/** A document as the engine has it, with only those fields that it stores unchanged. */
export interface EngineDocument {
  version: number;
  kept: Pick<ListingDocument, 'card' | 'location'>;
}

/** Reads the documents of the index in use. */
@Injectable()
export class EngineDocuments {
  constructor(
    private readonly engine: SearchEngine,
    private readonly index: ListingIndex,
  ) {}

  /** Documents that searches find, in the order of their ids. */
  async page(after: string | undefined, limit: number): Promise<Map<string, EngineDocument>> {
    const { hits } = await this.engine.client.search<EngineDocument['kept']>({
      index: this.index.alias,
      size: limit,
      version: true,
      track_total_hits: false,
      sort: [{ id: 'asc' }],
      ...(after === undefined ? {} : { search_after: [after] }),
    });
    return new Map(hits.hits.map((hit) => [hit._id ?? '', documentOf(hit._version, hit._source)]));
  }

  /** The newest documents, even if searches cannot find them yet. */
  async newest(webstoreIds: readonly string[]): Promise<Map<string, EngineDocument>> {
    if (webstoreIds.length === 0) return new Map();
    const wanted = { index: this.index.alias, ids: [...webstoreIds] };
    const { docs } = await this.engine.client.mget<EngineDocument['kept']>(wanted);
    return new Map(
      docs.flatMap((doc) => ('found' in doc && doc.found ? [[doc._id, documentOf(doc._version, doc._source)]] : [])),
    );
  }

  /** Only the versions of the documents. */
  async versions(webstoreIds: readonly string[]): Promise<Map<string, number>> {
    if (webstoreIds.length === 0) return new Map();
    const wanted = { index: this.index.alias, ids: [...webstoreIds], _source: false };
    const { docs } = await this.engine.client.mget(wanted);
    return new Map(docs.flatMap((doc) => ('found' in doc && doc.found ? [[doc._id, doc._version ?? 0]] : [])));
  }
}

const documentOf = (version: number | undefined, kept: EngineDocument['kept'] | undefined): EngineDocument => ({
  version: version ?? 0,
  kept: { card: kept?.card as ListingDocument['card'], location: kept?.location ?? null },
});
