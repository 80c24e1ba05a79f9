import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import type { Posy } from '../../support/posy/posy.js';

/** The kinds of callers that routes distinguish, signed in. */
export interface People {
  vendor: TestVendor;
  /** A vendor who owns nothing of the first one's. */
  rival: TestVendor;
  couple: { userId: string; token: string };
  admin: { userId: string; token: string };
}

export async function peopleOf(posy: Posy): Promise<People> {
  const account = async (email: string, ...roles: 'Admin'[]) => {
    const userId = await posy.register(email, roles);
    return { userId, token: await posy.signIn(email) };
  };
  return {
    vendor: await aVendor(posy),
    rival: await aVendor(posy),
    couple: await account('couple@posy.example'),
    admin: await account('operator@posy.example', 'Admin'),
  };
}
