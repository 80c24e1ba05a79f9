import type { SearchCursor } from '#contracts/directory/search-order.js';
import type { CountedAggregations } from './facet-aggregations.js';

/** The results of the engine. */
export interface EngineResponse {
  total: number;
  hits: readonly FoundListing[];
  aggregations: CountedAggregations;
}

/** A result without its content. */
export interface FoundListing {
  id: string;
  /** Names its content; missing in an index of an older version, until the new one is built. */
  cardKey: string | undefined;
  sort: SearchCursor;
  /** Names of the query's clauses that it matches. */
  matched: readonly string[];
}

interface WrittenHit {
  fields?: { cardKey?: readonly string[] };
  sort?: SearchCursor;
  matched_queries?: readonly string[];
}

/**
 * Reads the response of the engine.
 * @throws Error when the response does not have the expected format
 */
export const parseEngineResponse = (text: string): EngineResponse => readEngineResponse(JSON.parse(text));

/**
 * Reads a response that has been parsed.
 * @throws Error when it does not have the expected format
 */
export function readEngineResponse(response: unknown): EngineResponse {
  const { hits, aggregations = {} } = response as {
    hits: { total?: { value: number }; hits: readonly WrittenHit[] };
    aggregations?: CountedAggregations;
  };
  return { total: hits.total?.value ?? 0, hits: hits.hits.map(readHit), aggregations };
}

function readHit({ fields, sort, matched_queries: matched = [] }: WrittenHit): FoundListing {
  // The id is the last key of every order.
  const id = sort?.at(-1);
  if (typeof id !== 'string' || !sort) throw new Error('The engine found a listing without its id');
  return { id, cardKey: fields?.cardKey?.[0], sort, matched };
}
