import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ListingDocument } from '../index/listing-document.js';
import type { FoundListing } from './engine-response.js';
import { ListingSearch } from './listing-search.js';
import type { SearchDeadline } from './search-deadline.js';

/** The content of a result. */
export interface FoundCard {
  /** JSON of a `StoredCard`. */
  readonly card: string;
  readonly location: ListingDocument['location'];
}

/** A result with its content. */
export type ReadListing = FoundListing & FoundCard;

/** Characters of all cached cards together: about 30,000 cards. */
const mostCharacters = 32 * 1_048_576;
/** Characters that an entry takes beside its card. */
const overhead = 200;

/**
 * Reads the cards of results: those that are cached from memory, all others with one call of the engine. A cached card is
 * never stale, because its key is made from its content.
 */
@Injectable()
export class ListingCards {
  private readonly cards = new LRUCache<string, FoundCard>({
    maxSize: mostCharacters,
    sizeCalculation: ({ card }) => card.length + overhead,
  });

  constructor(private readonly listings: ListingSearch) {}

  /**
   * Adds the cards to results. A listing that has changed since it was found has its new card; one that was deleted
   * since is left out.
   * @throws Refusal `search-unavailable`
   */
  async read(found: readonly FoundListing[], deadline: SearchDeadline): Promise<ReadListing[]> {
    const known = new Map(
      found.map(({ id, cardKey }) => [id, cardKey === undefined ? undefined : this.cards.get(cardKey)]),
    );
    const missing = found.filter(({ id }) => !known.get(id)).map(({ id }) => id);
    if (missing.length > 0) for (const [id, card] of await this.ask(missing, deadline)) known.set(id, card);
    return found.flatMap((hit) => {
      const card = known.get(hit.id);
      return card ? [{ ...hit, ...card }] : [];
    });
  }

  private async ask(ids: readonly string[], deadline: SearchDeadline): Promise<[id: string, card: FoundCard][]> {
    const { hits } = await this.listings.search<Pick<ListingDocument, 'card' | 'location'>>(
      { query: { terms: { id: [...ids] } }, size: ids.length, track_total_hits: false, docvalue_fields: ['cardKey'] },
      deadline,
    );
    return hits.hits.flatMap(({ _id: id, _source: source, fields }): [string, FoundCard][] => {
      const key = (fields as { cardKey?: string[] } | undefined)?.cardKey?.[0];
      if (id === undefined || !source) return [];
      const card = { card: JSON.stringify(source.card), location: source.location };
      if (key !== undefined) this.cards.set(key, card);
      return [[id, card]];
    });
  }
}
