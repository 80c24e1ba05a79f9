import { pagePaths } from '#contracts/shared/page-paths.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';

/** Where the directory shows a webstore: by its name, or in its category when the name is too short to search for. */
export function directoryPathOf({ name, categoryIds }: WebstoreDraftView, catalogue: readonly CategoryView[]): string {
  const category = catalogue.find(({ id }) => id === categoryIds[0])?.externalId ?? '';
  return `${pagePaths.vendors}?${new URLSearchParams(name.length < 4 ? { category } : { name })}`;
}
