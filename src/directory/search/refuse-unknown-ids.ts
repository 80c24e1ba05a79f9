import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { states } from '#contracts/shared/states.js';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { categoryById, serviceById, styleById, subCategoryById } from '#src/webstore/catalogue/catalogue.js';

type Named = Pick<DirectorySearch, 'categoryId' | 'state' | 'filters'>;

/**
 * Refuses ids that do not exist: an empty result would suggest that no vendor offers them.
 * @throws InvalidInput naming every parameter with an id that the catalogue does not have
 */
export function refuseUnknownIds({ categoryId, state, filters }: Named): void {
  const asked = [
    ['categoryId', categoryId === undefined ? [] : [categoryId], categoryById],
    ['subCategoryIds', filters.subCategoryIds, subCategoryById],
    ['styles', filters.styles, styleById],
    ['services', filters.services, serviceById],
  ] as const;
  const fields: FieldErrors = {};
  for (const [parameter, ids, find] of asked) if (!ids.every(find)) fields[parameter] = ['unknown-value'];
  if (state !== undefined && !states.some(({ code }) => code === state)) fields['state'] = ['unknown-value'];
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields);
}
