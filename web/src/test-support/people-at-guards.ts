import type { GuardedUser, GuardState } from '../app/guards/guard-state.js';

type Known = Omit<GuardState, 'user' | 'userOnArrival' | 'enabled'>;

const who = (user: GuardedUser | null, known: Known = {}, enabled: GuardState['enabled'] = []): GuardState => ({
  user,
  userOnArrival: user,
  enabled,
  ...known,
});

const couple: GuardedUser = { isAdmin: false, roles: [] };
const vendor: GuardedUser = { isAdmin: false, roles: ['Vendor'] };
const operator: GuardedUser = { isAdmin: true, roles: ['Admin'] };

const setUp = { setupStep: 'COMPLETE', publishStatus: 'Published', hasAddresses: true } as const;
const halfWay = { setupStep: 'services', publishStatus: 'Unpublished', hasAddresses: false } as const;

/** All kinds of users that guards distinguish: role, setup, plan and publish state. For tests. */
export const people = {
  visitor: who(null),
  couple: who(couple, { event: null }),
  'couple with an event half set up': who(couple, { event: { currentStep: 'date' } }),
  'couple with an event set up': who(couple, { event: { currentStep: 'COMPLETE' } }),
  'couple of whom no vendor could be made': who(couple, { ensureVendorFailed: true }),
  'somebody a webstore was found for': who(couple, { webstore: setUp, plan: 'starter' }),
  'couple with a business': who(
    { ...vendor, settings: { newVendorSignup: 'bride' } },
    { webstore: setUp, plan: 'starter', event: null },
  ),
  'vendor with an event half set up': who(vendor, { webstore: setUp, plan: 'starter', event: { currentStep: 'date' } }),
  'vendor half set up, old setup': who(vendor, { webstore: halfWay, plan: 'starter' }),
  'vendor half set up, new setup': who(vendor, { webstore: halfWay, plan: 'starter' }, ['newVendor']),
  'vendor without a plan, old setup': who(vendor, { webstore: halfWay, plan: null }),
  'vendor without a plan, new setup': who(vendor, { webstore: halfWay, plan: null }, ['newVendor']),
  'vendor who bought essential, without an address': who(vendor, { webstore: halfWay, plan: 'essential' }, [
    'newVendor',
  ]),
  'vendor who bought premium, with an address': who(
    vendor,
    { webstore: { ...halfWay, hasAddresses: true }, plan: 'premium' },
    ['newVendor'],
  ),
  'vendor with everything done': who(vendor, { webstore: setUp, plan: 'starter', event: null }, ['analytics']),
  'vendor, analytics off': who(vendor, { webstore: setUp, plan: 'premium' }),
  'vendor off the site': who(vendor, { webstore: { ...setUp, publishStatus: 'Unpublished' }, plan: 'premium' }, [
    'analytics',
  ]),
  admin: who(operator),
  // During an impersonation an operator has the user's access and no other (ID-111).
  'admin acting for a couple': who(couple, { event: { currentStep: 'COMPLETE' } }),
  'admin acting for a vendor': who(vendor, { webstore: setUp, plan: 'premium' }, ['analytics']),
} as const satisfies Record<string, GuardState>;

export type PersonName = keyof typeof people;
