import type { WebstoreContent } from '#contracts/webstore/sections.js';
import type { AmenityGroupView, PublicWebstoreView, WebstoreCategoryView } from '#contracts/webstore/webstore.views.js';
import { categoryById, styleById, subCategoryById } from '../../catalogue/catalogue.js';

type Names = Pick<PublicWebstoreView, 'category' | 'subCategoryNames' | 'styleNames' | 'amenities'>;

/** A vendor's choices from the catalogue. */
type Chosen = Pick<WebstoreContent, 'categoryIds' | 'subCategoryIds' | 'services' | 'styles'>;

const namesOf = (ids: readonly number[], byId: (id: number) => { name: string } | undefined): string[] =>
  ids.flatMap((id) => byId(id)?.name ?? []);

/** Subcategories in the order of their categories. */
export const subCategoryNamesOf = ({ categoryIds, subCategoryIds }: Chosen): string[] =>
  categoryIds.flatMap((id) => namesOf(subCategoryIds[id] ?? [], subCategoryById));

function amenitiesOf({ categoryIds, services }: Chosen): AmenityGroupView[] {
  const chosen = new Set(services);
  return categoryIds
    .flatMap((id) => categoryById(id)?.serviceTypes ?? [])
    .map((type) => ({
      id: type.id,
      name: type.name,
      services: type.services.filter(({ id }) => chosen.has(id)).map(({ name }) => name),
    }));
}

/** The first of the chosen categories; undefined before the first choice, or if it is unknown. */
export function firstCategory({ categoryIds }: Pick<Chosen, 'categoryIds'>): WebstoreCategoryView | undefined {
  const [first] = categoryIds;
  const category = first === undefined ? undefined : categoryById(first);
  if (!category) return undefined;
  const { id, externalId, name, namePlural } = category;
  return { id, externalId, name, namePlural };
}

/** Resolves the catalogue ids of a webstore; undefined if its category is unknown. */
export function catalogueNames(content: Chosen): Names | undefined {
  const category = firstCategory(content);
  if (!category) return undefined;
  return {
    category,
    subCategoryNames: subCategoryNamesOf(content),
    styleNames: [...new Set(namesOf(content.styles, styleById))],
    amenities: amenitiesOf(content),
  };
}
