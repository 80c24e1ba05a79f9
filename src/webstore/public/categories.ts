/** Names and places of the catalogue, for higher floors that show or search them. */
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
