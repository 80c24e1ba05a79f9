/**
 * The subject of every rendered page with search results, besides the ids of single items. It is invalidated with the
 * results.
 */
export const allResults = 'all results';
