/** External ids of the categories that pages have addresses, lists and steps for (WS-181). */
const categoryIds: ReadonlySet<string> = new Set([
  'beauty',
  'venues',
  'music',
  'lodging',
  'foodbeverage',
  'officiants',
  'planning',
  'rentalequipment',
  'invitationsstationery',
  'florist',
  'photographyvideography',
  'favorsgifts',
  'transportation',
  'jewelry',
  'entertainmentotherservices',
  'healthwellness',
  'travel',
  'photobooths',
  'bridaltuxedo',
  'home',
  'tuxedos',
  'videography',
  'weddingcakes',
  'otherservices',
]);

/** Whether this version of the site knows a category: the api may be newer than a page that is open (DIR-2). */
export const isKnownCategory = (externalId: string): boolean => categoryIds.has(externalId);
