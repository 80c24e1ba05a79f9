import type { PageView } from '../shared/page.js';
import { readListing } from '../shared/listing.query.js';
import { matching, uuid } from '../shared/params.js';
import { admins, route, signedIn, view } from '../shared/route.js';
import type { VendorView } from './vendors.views.js';

/** A path segment that contains an id or a text. */
const idOrText = matching(/^(?=\s*\S)[\s\S]{1,120}$/, (segment): { id: string } | { text: string } => {
  const id = uuid(segment);
  return id === undefined ? { text: segment.trim() } : { id };
});

const username = matching(/^\S{1,254}$/, (segment) => segment.toLowerCase());

export const vendorsRoutes = {
  vendors: route({
    method: 'GET',
    path: 'vendors',
    summary: 'Businesses by part of their name or email, sorted by name',
    access: admins,
    query: readListing,
    answer: view<PageView<VendorView>>(),
  }),
  vendor: route({
    method: 'GET',
    path: 'vendors/:idOrText',
    summary: 'A business by its id, for its owner; any other text searches, for operators (ID-123)',
    access: signedIn,
    params: { idOrText },
    query: readListing,
    answer: view<VendorView | PageView<VendorView>>(),
  }),
  vendorOfUsername: route({
    method: 'GET',
    path: 'vendors/username/:username',
    summary: 'The business of a user, by their sign-in name; for the user and operators',
    access: signedIn,
    params: { username },
    answer: view<VendorView>(),
  }),
};
