import type { QueryReader } from '../shared/query-reader.js';
import { dateSpans, type DateSpan } from './date-span.js';

/** Conditions beside the twelve filters of DIR-14 (ADR 40); an absent one does not restrict the search. */
export interface SearchRanges {
  /** Only venues and lodging that hold at least so many guests. */
  guests?: number;
  /** US dollars: the lowest package price that the page shows is at least this. */
  priceFrom?: number;
  /** US dollars: the lowest package price that the page shows is at most this. */
  priceTo?: number;
  /** Days beside the chosen one that suit as well; belongs to the date filter, and is nothing without it. */
  dateSpan?: DateSpan;
}

/** Ranges that narrow results; the two ends of the price are one. */
export const rangeNames = ['guests', 'fromPrice'] as const;
export type RangeName = (typeof rangeNames)[number];

export const mostGuests = 100_000;
export const highestPrice = 1_000_000;

/** Reads the ranges of a query, under the same names in the api and in the address of a page. */
export function readRanges(query: QueryReader): SearchRanges {
  const whole = (name: string, min: number, max: number) => query.integer(name, { min, max, fallback: undefined });
  const guests = whole('guests', 1, mostGuests);
  const priceFrom = whole('priceFrom', 0, highestPrice);
  const priceTo = whole('priceTo', 0, highestPrice);
  if (priceFrom !== undefined && priceTo !== undefined && priceTo < priceFrom) {
    query.refuse('priceTo', 'out-of-range', undefined);
  }
  const dateSpan = query.choice('dateSpan', dateSpans, undefined);
  return {
    ...(guests === undefined ? {} : { guests }),
    ...(priceFrom === undefined ? {} : { priceFrom }),
    ...(priceTo === undefined ? {} : { priceTo }),
    ...(dateSpan === undefined ? {} : { dateSpan }),
  };
}

/** Ranges as query parameters; reading them again gives the same. */
export const writeRanges = (ranges: SearchRanges): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ranges).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Ranges that are set. */
export const activeRanges = ({ guests, priceFrom, priceTo }: SearchRanges): RangeName[] => [
  ...(guests === undefined ? [] : (['guests'] as const)),
  ...(priceFrom === undefined && priceTo === undefined ? [] : (['fromPrice'] as const)),
];
