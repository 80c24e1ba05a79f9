import type { CategoryView } from '#contracts/webstore/category.view.js';
import { guestCategories } from '#contracts/webstore/guest-categories.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { BusinessFacts } from './webstore-facts.js';

/** The categories of a draft, in its order. */
export const chosenCategories = ({ categoryIds }: WebstoreDraftView, catalogue: readonly CategoryView[]) =>
  categoryIds.flatMap((id) => catalogue.find((category) => category.id === id) ?? []);

/** The facts about a business as its page would show them after a publish: the rules are those of the api. */
export function previewedFacts(draft: WebstoreDraftView, catalogue: readonly CategoryView[]): BusinessFacts {
  const categories = chosenCategories(draft, catalogue);
  const countsGuests = categories.some(({ externalId }) => guestCategories.includes(externalId));
  return {
    ...draft,
    subCategoryNames: categories.flatMap(({ id, subCategories }) =>
      subCategories.filter((one) => draft.subCategoryIds[id]?.includes(one.id)).map(({ name }) => name),
    ),
    styleNames: categories.flatMap(({ styles }) =>
      styles.filter(({ id }) => draft.styles.includes(id)).map(({ name }) => name),
    ),
    ...(countsGuests
      ? { travels: false, travelOption: null, travelDistance: null }
      : { travels: draft.travels || draft.travelOption !== null, capacity: null }),
  };
}
