import { activeFilters } from '#contracts/directory/search-filters.js';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { SearchedFor } from '#src/platform/search/searched-for.js';
import { categoryById } from '#src/webstore/catalogue/catalogue.js';

/**
 * Describes a search for operators: its filters, without the text that somebody typed.
 * @param nameOfPlace empty without a place
 */
export function describeSearch(search: DirectorySearch, nameOfPlace: string): SearchedFor {
  const { categoryId, filters } = search;
  const category = categoryId === undefined ? undefined : categoryById(categoryId);
  const chosen = activeFilters(filters).filter((filter) => filter !== 'name');
  return {
    categories: category ? [category.name] : [],
    place: nameOfPlace || null,
    text: filters.name !== undefined,
    filters: chosen.map((filter) => ({ filter, values: [filters[filter]].flat().length })),
  };
}
