import { pagePaths } from '#contracts/shared/page-paths.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';

/** The directory's search for a webstore: by its name, or by its category if the name is too short. */
export function directoryPathOf({ name, categoryIds }: WebstoreDraftView, catalogue: readonly CategoryView[]): string {
  const category = catalogue.find(({ id }) => id === categoryIds[0])?.externalId ?? '';
  return `${pagePaths.vendors}?${new URLSearchParams(name.length < 4 ? { category } : { name })}`;
}
