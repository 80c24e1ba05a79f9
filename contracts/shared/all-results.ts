/** What a rendered page with search results is about, beside the ids of single things: it goes with the results. */
export const allResults = 'all results';
