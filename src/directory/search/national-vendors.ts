import { Injectable } from '@nestjs/common';
import { isNational } from './build-search-body.js';
import { ListingSearch } from './listing-search.js';
import { SearchDeadline } from './search-deadline.js';

/** Number of national vendors of a category from which counting them by themselves is cheaper than in each search. */
export const manyNationals = 3_000;
/** Milliseconds for which their numbers are used. */
const maxAge = 60_000;
/** More than there are categories. */
const mostCategories = 1_000;

/**
 * Knows in which categories national vendors are many. The numbers only decide how a search is asked, not what it finds,
 * so they may be a minute old, and unknown until the engine has counted.
 */
@Injectable()
export class NationalVendors {
  private byCategory: ReadonlyMap<string, number> = new Map();
  private total = 0;
  private askedAt = -Infinity;

  constructor(private readonly listings: ListingSearch) {}

  /** @param categoryId undefined for all categories together */
  areMany(categoryId?: number): boolean {
    if (performance.now() - this.askedAt > maxAge) void this.count();
    const count = categoryId === undefined ? this.total : this.byCategory.get(String(categoryId));
    return (count ?? 0) >= manyNationals;
  }

  private async count(): Promise<void> {
    this.askedAt = performance.now();
    const counted = this.listings.search(
      {
        size: 0,
        track_total_hits: true,
        query: isNational,
        aggs: { categories: { terms: { field: 'categoryIds', size: mostCategories } } },
      },
      new SearchDeadline(),
    );
    // Without new numbers, the previous ones are used until the next attempt.
    const answer = await counted.catch(() => undefined);
    if (!answer) return;
    const { categories } = answer.aggregations as unknown as {
      categories: { buckets: { key: string; doc_count: number }[] };
    };
    this.byCategory = new Map(categories.buckets.map(({ key, doc_count }) => [key, doc_count]));
    this.total = (answer.hits.total as { value: number }).value;
  }
}
