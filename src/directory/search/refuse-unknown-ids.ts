import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { categoryById, serviceById, styleById, subCategoryById } from '#src/webstore/public/categories.js';

/**
 * Refuses ids that do not exist: an empty result would suggest that no vendor offers them.
 * @throws InvalidInput naming every parameter with an id that the catalogue does not have
 */
export function refuseUnknownIds({ categoryId, filters }: Pick<DirectorySearch, 'categoryId' | 'filters'>): void {
  const asked = [
    ['categoryId', categoryId === undefined ? [] : [categoryId], categoryById],
    ['subCategoryIds', filters.subCategoryIds, subCategoryById],
    ['styles', filters.styles, styleById],
    ['services', filters.services, serviceById],
  ] as const;
  const fields: FieldErrors = {};
  for (const [parameter, ids, find] of asked) if (!ids.every(find)) fields[parameter] = ['unknown-value'];
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields);
}
