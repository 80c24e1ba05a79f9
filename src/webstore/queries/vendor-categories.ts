import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { pictureAddress } from '#contracts/shared/picture.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { activeCategories } from '../catalogue/catalogue.js';
import { stockPicturesOf } from '../stock-pictures/stock-pictures.js';

/** The categories on offer (DIR-2, DIR-3). */
export class VendorCategories extends Query<CategoryView[]> {}

@QueryHandler(VendorCategories)
export class VendorCategoriesHandler implements IQueryHandler<VendorCategories> {
  execute(): Promise<CategoryView[]> {
    return Promise.resolve(activeCategories().map(withPicture));
  }
}

/** The first stock picture of a category represents it. */
function withPicture(category: CategoryView): CategoryView {
  const [first] = stockPicturesOf(category.externalId);
  if (!first) return category;
  const { caption: _caption, ...picture } = first;
  return { ...category, picture, imageUrl: pictureAddress(picture.pictureId, 640, 'jpg') };
}
