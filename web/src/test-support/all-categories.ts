import type { CategoryView } from '#contracts/webstore/category.view.js';

const externalIds =
  'venues photographyvideography florist planning beauty music foodbeverage lodging bridaltuxedo invitationsstationery ' +
  'travel transportation healthwellness rentalequipment jewelry favorsgifts photobooths officiants ' +
  'entertainmentotherservices videography weddingcakes tuxedos home otherservices';

/** The same number of categories as in the catalogue, with the ids that lists and addresses contain. */
export const activeCategories: CategoryView[] = externalIds.split(' ').map((externalId, nth) => ({
  id: nth + 1,
  externalId,
  name: externalId,
  namePlural: `${externalId.charAt(0).toUpperCase()}${externalId.slice(1)} plural`,
  archived: false,
  imageUrl: null,
  picture: null,
  subCategories: [],
  serviceTypes: [],
  styles: [],
  serviceVibes: [],
}));
