import { describe, expect, it } from '@jest/globals';
import type { estypes } from '@elastic/elasticsearch';
import { ListingCards } from './listing-cards.js';
import type { ListingSearch } from './listing-search.js';
import { SearchDeadline } from './search-deadline.js';

interface Stored {
  name: string;
  cardKey?: string;
}

/** Cards over an engine that has these listings. */
function cardsOver(listings: Record<string, Stored>) {
  const asked: string[][] = [];
  const search = (body: estypes.SearchRequest) => {
    const ids = body.query?.terms?.['id'] as string[];
    asked.push(ids);
    const hits = ids.flatMap((id) => {
      const listing = listings[id];
      if (!listing) return [];
      const fields = listing.cardKey === undefined ? undefined : { cardKey: [listing.cardKey] };
      return [{ _id: id, _source: { card: { name: listing.name }, location: null }, fields }];
    });
    return Promise.resolve({ hits: { hits } });
  };
  const cards = new ListingCards({ search } as unknown as ListingSearch);
  const read = async (...found: [id: string, cardKey: string | undefined][]) => {
    const hits = found.map(([id, cardKey]) => ({ id, cardKey, sort: [id], matched: [] }));
    return (await cards.read(hits, new SearchDeadline())).map(({ card }) => (JSON.parse(card) as Stored).name);
  };
  return { asked, read };
}

describe('cards of results', () => {
  it('are requested together once, and come from memory in any later search', async () => {
    const { asked, read } = cardsOver({ a: { name: 'Alder', cardKey: 'k1' }, b: { name: 'Birch', cardKey: 'k2' } });
    expect(await read(['a', 'k1'], ['b', 'k2'])).toEqual(['Alder', 'Birch']);
    expect(await read(['b', 'k2'], ['a', 'k1'])).toEqual(['Birch', 'Alder']);
    expect(asked).toEqual([['a', 'b']]);
  });

  it('are requested again once their content has changed', async () => {
    const listings: Record<string, Stored> = {
      a: { name: 'Alder', cardKey: 'k1' },
      b: { name: 'Birch', cardKey: 'k2' },
    };
    const { asked, read } = cardsOver(listings);
    await read(['a', 'k1'], ['b', 'k2']);
    listings['a'] = { name: 'Ash', cardKey: 'k3' };
    expect(await read(['a', 'k3'], ['b', 'k2'])).toEqual(['Ash', 'Birch']);
    expect(asked).toEqual([['a', 'b'], ['a']]);
  });

  it('are the new ones of a listing that changes between the calls, and missing if it is deleted', async () => {
    const { asked, read } = cardsOver({ a: { name: 'Ash', cardKey: 'k3' } });
    expect(await read(['a', 'k1'], ['b', 'k2'])).toEqual(['Ash']);
    expect(await read(['a', 'k3'])).toEqual(['Ash']);
    expect(asked).toHaveLength(1);
  });

  it('are not cached from an index that does not name them', async () => {
    const { asked, read } = cardsOver({ a: { name: 'Alder' } });
    expect([await read(['a', undefined]), await read(['a', undefined])]).toEqual([['Alder'], ['Alder']]);
    expect(asked).toHaveLength(2);
  });
});
