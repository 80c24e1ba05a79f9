/** Names and places of the catalogue, for higher floors that show or search them. */
export { activeCategories, categoryByExternalId, categoryById, subCategoryById } from '../catalogue/catalogue.js';
export { countsGuests } from '../domain/counts-guests.js';
