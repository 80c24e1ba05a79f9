import { uuid } from '../shared/params.js';
import { anyone, owner, route, signedIn, view } from '../shared/route.js';
import type { SuccessView } from './identity.views.js';
import { UpdateVendorRequest } from './vendors.requests.js';
import type { TermsOfServiceView, VendorRecordView } from './vendors.views.js';

export const identityVendorsRoutes = {
  ensureVendor: route({
    method: 'POST',
    path: 'users/ensureVendor',
    summary:
      'Make the signed-in user a vendor with a draft webstore; does nothing if the user is a vendor already (ID-118)',
    access: signedIn,
    answer: view<VendorRecordView>(),
  }),
  updateVendor: route({
    method: 'PATCH',
    path: 'vendors',
    summary: 'Update the name, contact details and settings of a business; refused if it has changed since it was read',
    access: owner('vendor', 'id'),
    audited: { as: 'vendor-changed' },
    body: UpdateVendorRequest,
    answer: view<VendorRecordView>(),
  }),
  termsOfService: route({
    method: 'GET',
    path: 'termsofservice',
    summary: 'The current terms for vendors',
    access: anyone,
    answer: view<TermsOfServiceView>(),
  }),
  acceptTermsOfService: route({
    method: 'PUT',
    path: 'vendors/:id/termsofserviceaccepted',
    summary: 'Accept the current terms of service; stores their version and the time',
    access: owner('vendor', 'id'),
    inPerson: true,
    params: { id: uuid },
    answer: view<SuccessView>(),
  }),
};
