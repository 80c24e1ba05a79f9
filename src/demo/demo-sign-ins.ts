import type { Role } from '#contracts/identity/role.js';
import { demoVendor } from './webstores/demo-vendor.js';
import { demoId } from './demo-id.js';

/** The password of the demo couple and the demo vendor on a site that only this computer can reach. */
export const demoPassword = 'Posy-demo-2026';

interface DemoSignIn {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  roles: readonly Role[];
}

/** The accounts that can sign in to the demo. The vendor owns the first webstore. */
export const demoSignIns: readonly DemoSignIn[] = [
  {
    id: demoId('user', 0),
    ...demoVendor.webstore.vendor,
    email: 'vendor@posy.example',
    roles: ['Vendor'],
  },
  {
    id: demoId('user', 0, 1),
    email: 'couple@posy.example',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    phone: '+15125550117',
    roles: [],
  },
  {
    id: demoId('user', 0, 2),
    email: 'operator@posy.example',
    firstName: 'Olive',
    lastName: 'Tran',
    phone: null,
    roles: ['Admin'],
  },
];

/**
 * Vendors of the first webstores after the demo vendor's, whose accounts come from the older user pool: they sign in with
 * a code from the mail page, then set a password, and the second one gives a name and a phone number too.
 */
export const demoLegacyAccounts: readonly Omit<DemoSignIn, 'id' | 'roles'>[] = [
  { email: 'legacy@posy.example', firstName: 'June', lastName: 'Halloran', phone: '+15125550142' },
  { email: 'legacy-unnamed@posy.example', firstName: '', lastName: '', phone: null },
];
