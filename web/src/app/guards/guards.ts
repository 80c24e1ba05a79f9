import { setupComplete as completed } from '#contracts/events/setup-step.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { isEventUser as plansADay } from '../../lib/is-event-user.js';
import type { GuardedPlace, GuardState } from './guard-state.js';

/** The target of a redirect, and where the requested page is stored meanwhile. */
export interface Elsewhere {
  to: string;
  /**
   * `in-history`: with the new page (ID-91). `as-callback`: in the storage, for a sign-in that leaves this site and
   * returns through the login callback (ID-83, ID-90).
   */
  remember?: 'in-history' | 'as-callback';
}

/**
 * `sign-in`: the address stays, and a dialog asks for a sign-in (ID-102). `wait`: data that decide are loading.
 * Undefined grants access.
 */
export type Verdict = Elsewhere | 'sign-in' | 'wait' | undefined;

type Guard = (state: GuardState, place: GuardedPlace) => Verdict;

const planSteps = ['plan', 'payment', 'success', 'business'];
/** An upgrade begins with the terms (BIL-40). */
const planPages: readonly string[] = [
  pagePaths.vendorTerms,
  pagePaths.vendorPrices,
  pagePaths.vendorCheckout,
  pagePaths.vendorCheckoutSuccess,
];
const bought = ['essential', 'premium'];
const newSetupStep = (step: string) => `${pagePaths.vendorNewSetup}/${step}`;

/** Vendors have the role; a user with a webstore counts as one before the role is known (ID-8). */
const isVendor = ({ user, webstore }: GuardState) =>
  user !== null && (user.roles.includes('Vendor') || (webstore !== null && webstore !== undefined));

/** A user with an event is an event user, whatever else they are (ID-3). */
const isEventUser = ({ user, event }: GuardState) =>
  user !== null && (plansADay(user) || (event !== null && event !== undefined));

/** Redirects depending on whether the new vendor pages are enabled; does nothing before that is known. */
const byNewVendor = ({ enabled }: GuardState, whenOn: string, whenOff: string): Verdict =>
  enabled ? { to: enabled.includes('newVendor') ? whenOn : whenOff } : 'wait';

const arrivedSignedIn = ({ user, userOnArrival }: GuardState) => user !== null && userOnArrival !== null;

/** The guards by name: each returns where to redirect users who may not see the page, or undefined. */
export const guards = {
  /** Sign-in pages are for visitors (ID-88). */
  'nobody-signed-in': (state) => (arrivedSignedIn(state) ? { to: pagePaths.landing } : undefined),

  /** ID-89 */
  'signed-in': ({ user }) => (user ? undefined : { to: pagePaths.landing }),

  /** ID-91 */
  'signed-in-for-events': ({ user }) => (user ? undefined : { to: pagePaths.login, remember: 'in-history' }),

  /** ID-100 */
  'event-user': (state) => (isEventUser(state) ? undefined : { to: pagePaths.signUp }),

  /** For pages with a preview for visitors (EV-41); a signed-in user must be an event user. */
  'event-user-or-visitor': (state) =>
    state.user === null || isEventUser(state) ? undefined : { to: pagePaths.signUp },

  /** ID-101 */
  'event-set-up': ({ event }) => (event && event.currentStep !== completed ? { to: pagePaths.eventSetup } : undefined),

  /** A user with an event account needs no second one; a vendor may add one (ID-100). */
  'no-event-user': (state) => (arrivedSignedIn(state) && isEventUser(state) ? { to: pagePaths.landing } : undefined),

  /** ID-102 */
  'signed-in-or-asked': ({ user }) => (user ? undefined : 'sign-in'),

  /** ID-102 */
  'signed-in-to-vendor-inbox': ({ user }) =>
    user ? undefined : { to: pagePaths.vendorInboxLogin, remember: 'in-history' },

  /** ID-90 */
  'signed-in-for-vendors': ({ user }) => (user ? undefined : { to: pagePaths.vendorLogin, remember: 'as-callback' }),

  /** First calls `ensureVendor`, then shows the page that explains how to become a vendor (ID-92). */
  vendor: (state) => {
    if (isVendor(state)) return undefined;
    return { to: state.ensureVendorFailed ? pagePaths.vendorWelcome : pagePaths.vendorEnsure };
  },

  /** Vendors do not need the pages for becoming a vendor (ID-93). */
  'no-vendor': (state) => (arrivedSignedIn(state) && isVendor(state) ? { to: pagePaths.vendor } : undefined),

  /** The page that makes a user a vendor redirects by itself when it is done (ID-118). */
  'no-vendor-on-arrival': (state) =>
    state.userOnArrival && isVendor({ ...state, user: state.userOnArrival }) ? { to: pagePaths.vendor } : undefined,

  /** ID-94 */
  'vendor-root': (state) => {
    if (!state.user) return { to: pagePaths.vendorWelcome };
    if (isVendor(state)) return { to: pagePaths.vendorWebstore };
    return { to: state.user.isAdmin ? pagePaths.admin : pagePaths.dashboard };
  },

  /** A plan has been chosen, or is being chosen on this page (ID-97, OP-37). */
  subscribed: (state, { pathname, step = '' }) => {
    if (state.plan !== null || planPages.includes(pathname) || planSteps.includes(step)) return undefined;
    return byNewVendor(state, newSetupStep('plan'), pagePaths.vendorPrices);
  },

  /** ID-95 */
  'webstore-set-up': (state) => {
    const { setupStep = completed } = state.webstore ?? {};
    return setupStep === completed ? undefined : byNewVendor(state, pagePaths.vendorNewSetup, pagePaths.vendorSetup);
  },

  /** ID-95 */
  'webstore-not-set-up': ({ webstore }) =>
    webstore?.setupStep === completed ? { to: pagePaths.vendorDashboard } : undefined,

  /** ID-96 */
  'webstore-published': ({ webstore }) =>
    webstore?.publishStatus === 'Unpublished' ? { to: pagePaths.vendorWebstore } : undefined,

  /** A vendor who has bought a plan skips buying one (ID-98). */
  'plan-not-bought': ({ plan, webstore }, { step = '' }) => {
    if (!bought.includes(plan ?? '') || !['plan', 'payment', 'success'].includes(step)) return undefined;
    // Until it is known, the wrong one of the two ways could be taken.
    if (webstore === undefined) return undefined;
    return { to: webstore?.hasAddresses === true ? pagePaths.vendorDashboard : newSetupStep('business') };
  },

  /** ID-99 */
  'analytics-on': ({ enabled }) => {
    if (!enabled) return 'wait';
    return enabled.includes('analytics') ? undefined : { to: pagePaths.vendorDashboard };
  },

  /** ID-104 */
  'signed-in-for-operators': ({ user }) => (user ? undefined : { to: pagePaths.adminLogin, remember: 'as-callback' }),

  /** ID-104 */
  operator: ({ user }) => (user?.isAdmin === true ? undefined : { to: pagePaths.adminAuthError }),
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/**
 * Evaluates guards in their order; the first that objects decides. Undefined when all grant access. Operators who have
 * to set up an authenticator app have access to no guarded page before that (ADMIN_MFA).
 */
export function judge(names: readonly GuardName[], state: GuardState, place: GuardedPlace): Verdict {
  // The api lets them do nothing else; on public pages they count as a visitor.
  if (state.lacksSecondFactor && names.length > 0 && place.pathname !== pagePaths.adminAuthenticator) {
    return { to: pagePaths.adminAuthenticator };
  }
  for (const name of names) {
    const verdict = guards[name](state, place);
    if (verdict !== undefined) return verdict;
  }
  return undefined;
}
