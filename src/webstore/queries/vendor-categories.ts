import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { activeCategories } from '../catalogue/catalogue.js';

/** The categories that are offered (DIR-2, DIR-3). */
export class VendorCategories extends Query<CategoryView[]> {}

@QueryHandler(VendorCategories)
export class VendorCategoriesHandler implements IQueryHandler<VendorCategories> {
  execute(): Promise<CategoryView[]> {
    return Promise.resolve([...activeCategories()]);
  }
}
