import type { CategoryView } from '#contracts/webstore/category.view.js';
import { guestCategories } from '#contracts/webstore/guest-categories.js';
import type { WebstoreContent } from '#contracts/webstore/webstore-content.js';
import { serviceAreaErrors, serviceAreaFields } from '#contracts/webstore/service-area.js';
import type { SectionForm } from './section-form.js';

/** The fields of the About page, in the order they stand there. */
export const aboutFields = [
  'name',
  'url',
  'businessDescription',
  'categoryIds',
  'subCategoryIds',
  'priceTier',
  'displayPriceTier',
  'capacity',
  ...serviceAreaFields,
] as const satisfies (keyof WebstoreContent)[];

export type AboutField = (typeof aboutFields)[number];
export type AboutValues = Pick<WebstoreContent, AboutField>;

/** What the form starts from. A capacity of 0 is an empty one (WS-23). */
const aboutValuesOf = (content: AboutValues): AboutValues =>
  ({
    ...Object.fromEntries(aboutFields.map((field) => [field, content[field]])),
    capacity: content.capacity === 0 ? null : content.capacity,
  }) as AboutValues;

/** Subcategories are sets: in which order they were ticked does not count. Only the first category is the main one. */
function comparable(values: AboutValues, field: AboutField): string {
  const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);
  if (field !== 'subCategoryIds') return JSON.stringify(values[field]);
  // Keys that are whole numbers come in their order, whatever order they were added in.
  const chosen = Object.entries(values.subCategoryIds).filter(([, ids]) => ids.length > 0);
  return JSON.stringify(chosen.map(([category, ids]) => [category, sorted(ids)]));
}

/** @param catalogue decides which categories have guests, and therefore no travel */
export const aboutForm = (catalogue: readonly CategoryView[]): SectionForm<AboutValues> => ({
  fields: aboutFields,
  valuesOf: aboutValuesOf,
  isSame: (field, a, b) => comparable(a, field) === comparable(b, field),
  errorsOf: (values, changed) =>
    serviceAreaErrors(values, changed, hasCapacity(categoriesOf(values.categoryIds, catalogue))),
});

/** Only venues and lodging have a capacity (WS-55). */
export const hasCapacity = (categories: readonly CategoryView[]): boolean =>
  categories.some(({ externalId }) => guestCategories.includes(externalId));

/** The categories of these ids, in the order they were chosen. */
export const categoriesOf = (ids: readonly number[], catalogue: readonly CategoryView[]): CategoryView[] =>
  ids.flatMap((id) => catalogue.find((category) => category.id === id) ?? []);

/** After a category is let go, its subcategories go with it, and so does the capacity (WS-58). */
export function withCategories(
  values: AboutValues,
  categoryIds: number[],
  catalogue: readonly CategoryView[],
): AboutValues {
  const categories = categoriesOf(categoryIds, catalogue);
  return {
    ...values,
    categoryIds,
    subCategoryIds: Object.fromEntries(
      Object.entries(values.subCategoryIds).filter(([category]) => categoryIds.includes(Number(category))),
    ),
    capacity: hasCapacity(categories) ? values.capacity : null,
  };
}
