import type { AdminUserView, AdminVendorView } from '#contracts/identity/admin-users.views.js';
import type { ImpersonatedChangeView, ImpersonationView } from '#contracts/identity/impersonation.views.js';
import type { AdminWebstoreRowView } from '#contracts/webstore/admin-webstores.views.js';

// Data of the admin area, at a time that specs and stories can choose.

const idOf = (kind: number, nth: number) => `0198c0de-0000-7000-80${kind}-0000000000${String(nth).padStart(2, '0')}`;
const before = (now: number, hours: number) => new Date(now - hours * 3_600_000).toISOString();

const people: [firstName: string, lastName: string, business: string | null][] = [
  ['Nora', 'Whitlock', 'Wildrye Flowers'],
  ['Maya', 'Okafor', null],
  ['Anselm', 'Fern', 'Anselm & Fern'],
  ['', '', null],
  [
    'Maximiliana',
    'Featherstonehaugh-Cholmondeley',
    'The Society of Light, Linen and Late Afternoons on the Pedernales',
  ],
  ['June', 'Halloran', 'Orchard House'],
];

export const adminVendor = (nth = 1, more: Partial<AdminVendorView> = {}): AdminVendorView => {
  const [contactFirstName = '', contactLastName = '', name] = people[(nth - 1) % people.length] ?? [];
  return {
    id: idOf(11, nth),
    userId: idOf(12, nth),
    name: name ?? '',
    contactFirstName,
    contactLastName,
    contactEmail: `${contactFirstName || 'someone'}@example.com`.toLowerCase(),
    contactPhone: '+15125550142',
    tosAccepted: nth % 2 === 1,
    ...more,
  };
};

export const adminUser = (now: number, nth = 1, more: Partial<AdminUserView> = {}): AdminUserView => {
  const [firstName = '', lastName = '', business = null] = people[(nth - 1) % people.length] ?? [];
  return {
    id: idOf(12, nth),
    email:
      `${(firstName + lastName).replaceAll(/[^a-z]/gi, '') || 'a.person.without.a.name'}@example.com`.toLowerCase(),
    firstName,
    lastName,
    phoneNumber: business === null ? null : '+15125550142',
    isAdmin: false,
    roles: business === null ? [] : ['Vendor'],
    createdAt: before(now, 31 * nth),
    vendor: business === null ? null : adminVendor(nth),
    ...more,
  };
};

const statusOf = (nth: number): AdminWebstoreRowView['publishStatus'] => {
  if (nth % 3 === 0) return 'Unpublished';
  return nth % 3 === 1 ? 'Published' : 'Unpublished Changes';
};

export const adminWebstoreRow = (now: number, nth = 1): AdminWebstoreRowView => {
  const vendor = [adminVendor(1), adminVendor(3), adminVendor(5), adminVendor(6), null][(nth - 1) % 5] ?? null;
  return {
    id: idOf(13, nth),
    name: nth === 4 ? '' : (vendor?.name ?? 'Lantern Yard'),
    url: nth === 4 ? null : (vendor?.name ?? 'Lantern Yard').toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    publishStatus: statusOf(nth),
    created: before(now, 50 * nth),
    vendor,
  };
};

export const impersonation = (now: number, nth = 1, more: Partial<ImpersonationView> = {}): ImpersonationView => ({
  id: idOf(14, nth),
  operator: { id: idOf(12, 90), email: 'operator@posy.example' },
  user: { id: idOf(12, nth), email: 'nora.whitlock@example.com' },
  reason: 'Asked by phone to mend the opening hours',
  state: 'ended',
  askedAt: before(now, nth),
  startedAt: before(now, nth),
  endedAt: before(now, nth - 0.4),
  changes: 3,
  ...more,
});

export const impersonations = (now: number): ImpersonationView[] => [
  impersonation(now, 1, { state: 'acting', endedAt: null, changes: 0, askedAt: before(now, 0.1) }),
  impersonation(now, 2),
  impersonation(now, 3, { state: 'offered', startedAt: null, endedAt: null, changes: 0 }),
  impersonation(now, 4, {
    user: { id: idOf(12, 4), email: null },
    reason: `Could not sign in after a change of name, ${'and wrote about it at length, '.repeat(6)}twice`,
    changes: 1,
  }),
];

export const impersonatedChange = (now: number, nth: number): ImpersonatedChangeView => ({
  id: String(nth),
  at: before(now, 2),
  change: `update webstore.webstore ${idOf(13, 1)}: draft, version, business_description, publish_status`,
  correlationId: idOf(15, nth),
});

/** A page of a list. */
export const pageOf = <Row>(results: Row[], numResults = results.length) => ({
  results,
  numResults,
  page: 1,
  pageSize: 25,
});
