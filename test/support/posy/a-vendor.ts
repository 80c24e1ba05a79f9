import { randomUUIDv7 } from 'node:crypto';
import { RegisterVendor } from '#src/identity/vendors/commands/register-vendor.js';
import type { Posy } from './posy.js';

export interface TestVendor {
  userId: string;
  vendorId: string;
  email: string;
  /** Access token of the vendor's session. */
  token: string;
}

/** A vendor who is signed in, with an email of their own: specs that run side by side share one mail server. */
export async function aVendor(posy: Posy): Promise<TestVendor> {
  const email = `vendor-${randomUUIDv7()}@posy.example`;
  const userId = await posy.register(email, ['Vendor']);
  const vendorId = randomUUIDv7();
  const person = { firstName: 'Ada', lastName: 'Vale', email, phone: null };
  await posy.execute(new RegisterVendor({ id: vendorId, userId, businessName: 'Vale & Co', ...person }));
  return { userId, vendorId, email, token: await posy.signIn(email) };
}
