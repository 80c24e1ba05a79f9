import type { FieldErrors } from '#contracts/shared/problem.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import { serviceAreaErrors } from '#contracts/webstore/service-area.js';
import { categoriesOf, hasCapacity, type AboutField, type AboutValues } from './about-values.js';

/** The field of the page at which a requirement of publishing is filled in. */
const fieldOf: Partial<Record<PublishRequirement, AboutField>> = {
  name: 'name',
  category: 'categoryIds',
  url: 'url',
  businessDescription: 'businessDescription',
  priceTier: 'priceTier',
  capacity: 'capacity',
};

const lacksKind = (values: AboutValues, categories: readonly CategoryView[]) =>
  categories.some(({ id, subCategories }) => subCategories.length > 0 && !values.subCategoryIds[id]?.length);

/**
 * Error codes by field for changed values: what was emptied is required (WS-46, WS-48, WS-52), as is what a chosen
 * category calls for (WS-47, WS-56). Fields that nobody touched are required by a publish only.
 */
export function aboutErrors(
  values: AboutValues,
  changed: readonly (keyof AboutValues)[],
  catalogue: readonly CategoryView[],
): FieldErrors {
  const categories = categoriesOf(values.categoryIds, catalogue);
  const errors = serviceAreaErrors(values, changed, hasCapacity(categories));
  const need = (field: AboutField, isMissing: boolean, touchedBy: readonly AboutField[] = [field]) => {
    if (isMissing && touchedBy.some((name) => changed.includes(name))) errors[field] = ['required'];
  };
  const isVenue = categories.some(({ externalId }) => externalId === 'venues');
  need('categoryIds', values.categoryIds.length === 0);
  need('subCategoryIds', lacksKind(values, categories), ['categoryIds', 'subCategoryIds']);
  need('url', values.url === null);
  need('businessDescription', values.businessDescription.trim() === '');
  need('priceTier', values.priceTier === null);
  need('capacity', isVenue && values.capacity === null, ['categoryIds', 'capacity']);
  return errors;
}

/** Error codes by field for what a publish lacks of this page (WS-187). */
export function aboutLacks(
  missing: readonly PublishRequirement[],
  values: AboutValues,
  catalogue: readonly CategoryView[],
): FieldErrors {
  const hasGuests = hasCapacity(categoriesOf(values.categoryIds, catalogue));
  const areaField = hasGuests ? 'addresses.business' : values.travelOption === null ? 'travelOption' : 'serviceArea';
  const fields = missing.flatMap((name) => (name === 'serviceArea' ? areaField : (fieldOf[name] ?? [])));
  return Object.fromEntries(fields.map((field) => [field, ['required']]));
}
