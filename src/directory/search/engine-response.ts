import type { SearchCursor } from '#contracts/directory/search-order.js';
import type { CountedAggregations } from './facet-aggregations.js';

/** The results of the engine; the cards as it wrote them. */
export interface EngineResponse {
  total: number;
  hits: readonly FoundListing[];
  aggregations: CountedAggregations;
}

export interface FoundListing {
  id: string;
  /** JSON of a `StoredCard`. */
  card: string;
  location: { lat: number; lon: number } | null;
  /** JSON of a `SearchCursor`. */
  sort: string;
  /** Names of the query's clauses that it matches. */
  matched: readonly string[];
}

export const cursorOf = ({ sort }: FoundListing): SearchCursor => JSON.parse(sort) as SearchCursor;

/** The parts of a hit, in the order in which the engine writes them. */
const part = {
  hit: '{"_index":',
  id: '"_id":"',
  card: '"_source":{"card":',
  location: ',"location":',
  sort: '},"sort":',
  matched: '],"matched_queries":',
} as const;
const hitsBegin = '"hits":[';
const hitsEnd = ']},"aggregations":{';

/**
 * Splits the response of the engine without parsing the cards in it, which are most of it and are passed on unchanged.
 *
 * Parts are found by their names. Every quote inside a JSON string follows a backslash, so a name with its quotes and
 * the adjacent colon, comma or brace can only be a field name; and no card has a field with one of these names.
 * @throws Error when the response does not have the expected format
 */
export function parseEngineResponse(text: string): EngineResponse {
  const begin = after(text, hitsBegin, 0);
  const end = at(text, hitsEnd, begin);
  const around = JSON.parse(text.slice(0, begin) + text.slice(end)) as {
    hits: { total: { value: number } };
    aggregations: CountedAggregations;
  };
  return { total: around.hits.total.value, hits: readHits(text, begin, end), aggregations: around.aggregations };
}

function readHits(text: string, begin: number, end: number): FoundListing[] {
  const hits: FoundListing[] = [];
  for (let from = begin; from < end;) {
    const id = after(text, part.id, after(text, part.hit, from));
    const card = after(text, part.card, id);
    const cardEnd = at(text, part.location, card);
    const location = cardEnd + part.location.length;
    const locationEnd = at(text, part.sort, location);
    const next = text.indexOf(`,${part.hit}`, locationEnd);
    const hitEnd = next === -1 ? end : next;
    const matched = text.lastIndexOf(part.matched, hitEnd);
    const hasMatched = matched > locationEnd;
    hits.push({
      id: text.slice(id, at(text, '"', id)),
      card: text.slice(card, cardEnd),
      location: JSON.parse(text.slice(location, locationEnd)) as FoundListing['location'],
      sort: text.slice(locationEnd + part.sort.length, hasMatched ? matched + 1 : hitEnd - 1),
      matched: hasMatched ? (JSON.parse(text.slice(matched + part.matched.length, hitEnd - 1)) as string[]) : [],
    });
    from = next === -1 ? end : next + 1;
  }
  return hits;
}

function at(text: string, wanted: string, from: number): number {
  const found = text.indexOf(wanted, from);
  if (found === -1) throw new Error(`The engine's answer has no ${wanted} where one was expected`);
  return found;
}

const after = (text: string, wanted: string, from: number): number => at(text, wanted, from) + wanted.length;
