import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImportVendors, type ImportedVendor } from '#src/identity/vendors/commands/import-vendors.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import type { Posy } from '../../support/posy/posy.js';
import { StatementCounter } from '../../support/posy/statement-counter.js';
import { startApi } from './sessions.js';

let posy: Posy;

beforeAll(async () => {
  posy = await startApi();
});
afterAll(() => posy.stop());

const vendorNumber = (index: number): ImportedVendor => ({
  userId: randomUUID(),
  vendorId: randomUUID(),
  email: `Vendor-${index}@Posy.Example`,
  firstName: 'Mia',
  lastName: 'Stone',
  phone: '+13125550142',
  businessName: `Stone Florals ${index}`,
});
const importVendors = (vendors: ImportedVendor[]) => posy.execute<number>(new ImportVendors(vendors));

describe('importing vendors', () => {
  it('inserts 2,000 users with their vendors in a few statements, and nothing when it is repeated', async () => {
    const vendors = Array.from({ length: 2_000 }, (_, index) => vendorNumber(index));
    const statements = await StatementCounter.on(posy);
    let imported = 0;
    const sent = await statements.during(async () => (imported = await importVendors(vendors)));
    expect(imported).toBe(2_000);
    expect(sent).toBeLessThan(50);
    expect(await importVendors(vendors)).toBe(0);
    const [row] = await posy.sql(
      `select username, password_hash, roles, is_admin, name, contact_email, tos_accepted, vendor.version
       from identity.vendor join identity.user on "user".id = vendor.user_id where vendor.id = $1`,
      [vendors[1_999]!.vendorId],
    );
    expect(row).toEqual({
      username: 'vendor-1999@posy.example',
      password_hash: null,
      roles: ['Vendor'],
      is_admin: false,
      name: 'Stone Florals 1999',
      contact_email: 'vendor-1999@posy.example',
      tos_accepted: true,
      version: 1,
    });
  });

  it('adds only missing vendors', async () => {
    const [first, second] = [vendorNumber(10_001), vendorNumber(10_002)];
    await importVendors([first]);
    expect(await importVendors([first, second])).toBe(1);
    expect(await importVendors([])).toBe(0);
  });
});

describe('registering a user', () => {
  it('refuses an email of another account, ignoring case, even concurrently', async () => {
    await posy.register('grace@posy.example');
    await expect(posy.register('GRACE@posy.example')).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { email: ['taken'] },
    });
    const both = await Promise.allSettled([posy.register('henry@posy.example'), posy.register('henry@posy.example')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the identity facade', () => {
  it('maps lists of vendors to users and back, omitting unknown ids', async () => {
    const [one, two] = [vendorNumber(20_001), vendorNumber(20_002)];
    await importVendors([one, two]);
    const identity = posy.get(IdentityFacade);
    expect(await identity.userIdsOfVendors([one.vendorId, two.vendorId, randomUUID()])).toEqual(
      new Map([
        [one.vendorId, one.userId],
        [two.vendorId, two.userId],
      ]),
    );
    expect(await identity.vendorIdOfUsers([two.userId, two.vendorId])).toEqual(new Map([[two.userId, two.vendorId]]));
    expect(await identity.userIdsOfVendors([])).toEqual(new Map());
  });
});
