import type { CategoryView } from './category.view.js';

/** DIR-5, in the order in which they are shown. */
const top = ['venues', 'photographyvideography', 'florist', 'planning', 'beauty', 'music', 'foodbeverage'];

/** DIR-6. The requirement gives the number; lodging is the one other category with a capacity and a place on the map. */
const home = [...top, 'lodging'];

/** DIR-6: of the twenty ids that the marketplace lists, all but videography, which photographyvideography covers. */
const explore = [
  ...home,
  'bridaltuxedo',
  'invitationsstationery',
  'travel',
  'transportation',
  'healthwellness',
  'rentalequipment',
  'jewelry',
  'favorsgifts',
  'photobooths',
  'officiants',
  'entertainmentotherservices',
];

const lists = { top, home, explore };

export type CategoryListName = keyof typeof lists;

/** The categories of a list that the pages show, in its order; archived ones are left out (DIR-3). */
export function categoryList(name: CategoryListName, categories: readonly CategoryView[]): CategoryView[] {
  const active = new Map(categories.filter(({ archived }) => !archived).map((each) => [each.externalId, each]));
  return lists[name].flatMap((externalId) => active.get(externalId) ?? []);
}
