import type { CategoryView, NamedView } from '#contracts/webstore/category.view.js';

export interface CatalogueService extends NamedView {
  categoryId: number;
  serviceTypeId: number;
}
export interface CatalogueStyle extends NamedView {
  categoryId: number;
}

/** Lookups of categories. Unknown ids return `undefined` or are left out; nothing throws. */
export interface Catalogue {
  /** Categories on offer, in the order of their ids: pickers, directory and carousel show only these (DIR-3). */
  activeCategories: () => readonly CategoryView[];
  /** Also finds an archived category: webstores that have it stay readable. */
  categoryById: (id: number) => CategoryView | undefined;
  /**
   * Finds a category by any of the ways its external id is written (DIR-4): case and dashes are ignored, `invitations`
   * is read as `invitationsstationery`. Also finds an archived category.
   */
  categoryByExternalId: (text: string) => CategoryView | undefined;
  isSubCategoryOf: (categoryId: number, subCategoryId: number) => boolean;
  subCategoryById: (id: number) => NamedView | undefined;
  serviceById: (id: number) => CatalogueService | undefined;
  styleById: (id: number) => CatalogueStyle | undefined;
  /** The choices of vendors in these categories, in the order of the given categories. */
  servicesOf: (categoryIds: readonly number[]) => CatalogueService[];
  stylesOf: (categoryIds: readonly number[]) => CatalogueStyle[];
}

const otherForms: ReadonlyMap<string, string> = new Map([['invitations', 'invitationsstationery']]);

function canonicalExternalId(text: string): string {
  const form = text.toLowerCase().replaceAll('-', '');
  return otherForms.get(form) ?? form;
}

const servicesIn = (category: CategoryView): CatalogueService[] =>
  category.serviceTypes.flatMap((type) =>
    type.services.map((service) => ({ ...service, categoryId: category.id, serviceTypeId: type.id })),
  );

const stylesIn = (category: CategoryView): CatalogueStyle[] =>
  category.styles.map((style) => ({ ...style, categoryId: category.id }));

const byId = <T extends { id: number }>(items: readonly T[]): ReadonlyMap<number, T> =>
  new Map(items.map((item) => [item.id, item]));

/** Builds the lookups for a list of categories. */
export function catalogueOf(categories: readonly CategoryView[]): Catalogue {
  const inOrder = [...categories].sort((a, b) => a.id - b.id);
  const active = inOrder.filter((category) => !category.archived);
  const categoriesById = byId(inOrder);
  const categoriesByExternalId = new Map(inOrder.map((category) => [category.externalId, category]));
  const subCategories = byId(inOrder.flatMap((category) => category.subCategories));
  const services = byId(inOrder.flatMap(servicesIn));
  const styles = byId(inOrder.flatMap(stylesIn));
  const each = (categoryIds: readonly number[]) =>
    [...new Set(categoryIds)].flatMap((id) => categoriesById.get(id) ?? []);

  return {
    activeCategories: () => active,
    categoryById: (id) => categoriesById.get(id),
    categoryByExternalId: (text) => categoriesByExternalId.get(canonicalExternalId(text)),
    isSubCategoryOf: (categoryId, subCategoryId) =>
      categoriesById.get(categoryId)?.subCategories.some((sub) => sub.id === subCategoryId) ?? false,
    subCategoryById: (id) => subCategories.get(id),
    serviceById: (id) => services.get(id),
    styleById: (id) => styles.get(id),
    servicesOf: (categoryIds) => each(categoryIds).flatMap(servicesIn),
    stylesOf: (categoryIds) => each(categoryIds).flatMap(stylesIn),
  };
}
