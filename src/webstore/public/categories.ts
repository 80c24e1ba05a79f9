/** Names and ids of the catalogue, for contexts on higher floors. */
export {
  activeCategories,
  categoryByExternalId,
  categoryById,
  serviceById,
  styleById,
  subCategoryById,
} from '../catalogue/catalogue.js';
export { stockPicturesOfWebstore } from '../queries/image-views.js';
export { countsGuests } from '../domain/counts-guests.js';
export { mainAddress } from '../domain/main-address.js';
