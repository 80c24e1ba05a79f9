import { anyone, route, view } from '../shared/route.js';
import type { CategoryView } from './category.view.js';

/** In a file of its own: every page of the site calls it, and most need no other route of webstores. */
export const vendorCategories = route({
  method: 'GET',
  path: 'vendorcategories',
  summary: 'Categories in use, with subcategories, services and styles',
  access: anyone,
  answer: view<CategoryView[]>(),
});
