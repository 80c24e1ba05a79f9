import type { pagePaths } from '#contracts/shared/page-paths.js';
import type { PersonName } from './people-at-guards.js';

export type PageName = keyof typeof pagePaths;

/** `in`, or the target of the redirect. */
export type Outcome = string;

interface Expected {
  pages: readonly PageName[];
  /** The step in the address, on pages of a setup. */
  step?: string;
  verdicts: Partial<Record<PersonName, Outcome>> & { others: Outcome };
}

const vendorLogin = '/vendor/login (callback)';
const ensure = '/vendor/ensureVendor';

/** Users who are no vendor, on every page of the vendor area. */
const notVendors = {
  visitor: vendorLogin,
  couple: ensure,
  'couple with an event half set up': ensure,
  'couple with an event set up': ensure,
  'couple of whom no vendor could be made': '/vendor/welcome',
  admin: ensure,
  'admin acting for a couple': ensure,
} satisfies Partial<Record<PersonName, Outcome>>;

const withoutPlan = {
  'vendor without a plan, old setup': '/vendor/prices',
  'vendor without a plan, new setup': '/vendor/newwebstoresetup/plan',
} satisfies Partial<Record<PersonName, Outcome>>;

const halfSetUp = {
  'vendor half set up, old setup': '/vendor/webstoresetup',
  'vendor half set up, new setup': '/vendor/newwebstoresetup',
  'vendor who bought essential, without an address': '/vendor/newwebstoresetup',
  'vendor who bought premium, with an address': '/vendor/newwebstoresetup',
} satisfies Partial<Record<PersonName, Outcome>>;

const dashboard = '/vendor/dashboard';
const done = {
  'somebody a webstore was found for': dashboard,
  'couple with a business': dashboard,
  'vendor with an event half set up': dashboard,
  'vendor with everything done': dashboard,
  'vendor, analytics off': dashboard,
  'vendor off the site': dashboard,
  'admin acting for a vendor': dashboard,
} satisfies Partial<Record<PersonName, Outcome>>;

const couples = {
  couple: 'in',
  'couple with an event half set up': 'in',
  'couple with an event set up': 'in',
  'couple of whom no vendor could be made': 'in',
  'admin acting for a couple': 'in',
} satisfies Partial<Record<PersonName, Outcome>>;

/** A user with an event and a business (ID-3). */
const both = {
  'somebody a webstore was found for': 'in',
  'couple with a business': 'in',
  'vendor with an event half set up': 'in',
} satisfies Partial<Record<PersonName, Outcome>>;

const allTo = (to: Outcome, ...maps: object[]): Partial<Record<PersonName, Outcome>> =>
  Object.fromEntries(maps.flatMap((map) => Object.keys(map).map((name) => [name, to])));

/** The expected access and redirects of each page, stated once, for the test of the guards. */
export const expectedVerdicts: readonly Expected[] = [
  {
    pages: [
      ...(['landing', 'home', 'vendors', 'vendorsInPlace', 'nationalVendors', 'nationalVendorsOfCategory'] as const),
      ...(['vendorCategories', 'resultsOrder', 'vendorDetails', 'webstore', 'planning', 'vendorAgreement'] as const),
      ...(['contact', 'privacy', 'terms', 'logout', 'authCallback', 'vendorLoginRedirect', 'adminAuthError'] as const),
      'unsubscribe',
    ],
    verdicts: { others: 'in' },
  },
  {
    pages: ['login', 'forgotPassword', 'vendorForgotPassword', 'adminLogin'],
    verdicts: { visitor: 'in', others: '/' },
  },
  {
    pages: ['welcome', 'verifyIdentity', 'sessions'],
    verdicts: { visitor: '/', others: 'in' },
  },
  {
    pages: ['favorites', 'accountSettings', 'accountInformation', 'eventSetup', 'eventSetupStep'],
    verdicts: { visitor: '/login (in history)', ...couples, ...both, others: '/signup' },
  },
  {
    pages: ['eventInformation'],
    verdicts: {
      visitor: '/login (in history)',
      ...couples,
      ...both,
      'couple with an event half set up': '/setup',
      'vendor with an event half set up': '/setup',
      others: '/signup',
    },
  },
  {
    pages: ['dashboard'],
    verdicts: {
      visitor: 'in',
      ...couples,
      ...both,
      'couple with an event half set up': '/setup',
      'vendor with an event half set up': '/setup',
      others: '/signup',
    },
  },
  {
    pages: ['inbox'],
    verdicts: { visitor: 'asked to sign in', ...couples, ...both, others: '/signup' },
  },
  {
    pages: ['signUp'],
    verdicts: { ...allTo('/', couples, both), others: 'in' },
  },
  {
    pages: ['vendor'],
    verdicts: {
      visitor: '/vendor/welcome',
      ...allTo('/dashboard', couples),
      admin: '/admin',
      others: '/vendor/webstore',
    },
  },
  {
    pages: ['vendorSignUp', 'vendorWelcome'],
    verdicts: { visitor: 'in', ...couples, admin: 'in', others: '/vendor' },
  },
  {
    pages: ['vendorLogin', 'vendorInboxLogin'],
    verdicts: { visitor: 'in', ...allTo('/', couples), admin: '/', others: '/vendor' },
  },
  {
    pages: ['vendorEnsure'],
    verdicts: { visitor: vendorLogin, ...couples, admin: 'in', others: '/vendor' },
  },
  {
    pages: [
      ...(['vendorHelp', 'vendorBillingHistory', 'vendorContracts'] as const),
      ...(['vendorAccountInformation', 'vendorAccountSettings', 'vendorSubscriptions', 'vendorError'] as const),
    ],
    verdicts: { ...notVendors, ...withoutPlan, others: 'in' },
  },
  {
    pages: ['vendorTerms', 'vendorPrices', 'vendorCheckout', 'vendorCheckoutSuccess'],
    verdicts: { ...notVendors, others: 'in' },
  },
  {
    pages: [
      ...(['vendorDashboard', 'vendorWebstores', 'vendorWebstore', 'vendorEditAbout', 'vendorEditSection'] as const),
      'vendorPreview',
    ],
    verdicts: { ...notVendors, ...withoutPlan, ...halfSetUp, others: 'in' },
  },
  {
    pages: ['vendorInbox'],
    verdicts: {
      ...notVendors,
      ...withoutPlan,
      ...halfSetUp,
      visitor: '/vendor/inbox/login (in history)',
      others: 'in',
    },
  },
  {
    pages: ['vendorAnalytics'],
    verdicts: {
      ...notVendors,
      ...withoutPlan,
      ...halfSetUp,
      ...allTo(dashboard, both),
      'vendor, analytics off': dashboard,
      'vendor off the site': '/vendor/webstore',
      others: 'in',
    },
  },
  {
    pages: ['vendorSetup', 'vendorNewSetup', 'vendorSetupStep', 'vendorNewSetupStep'],
    verdicts: { ...notVendors, ...withoutPlan, ...done, others: 'in' },
  },
  ...['plan', 'payment', 'success'].map((step): Expected => ({
    pages: ['vendorSetupStep', 'vendorNewSetupStep'],
    step,
    verdicts: {
      ...notVendors,
      ...done,
      'vendor who bought essential, without an address': '/vendor/newwebstoresetup/business',
      'vendor who bought premium, with an address': dashboard,
      others: 'in',
    },
  })),
  {
    pages: ['vendorSetupStep', 'vendorNewSetupStep'],
    step: 'business',
    verdicts: { ...notVendors, ...done, others: 'in' },
  },
  {
    pages: [
      ...(['admin', 'adminWebstores', 'adminWebstore', 'adminWebstoreEditSection', 'adminUsers', 'adminUser'] as const),
      ...(['adminWebstorePreview', 'adminImages'] as const),
      ...([
        'adminImpersonations',
        'adminReports',
        'operations',
        'operationsQueue',
        'operationsJobs',
        'operationsJob',
      ] as const),
      ...(['operationsDeadLetters', 'operationsCorrelation', 'operationsFaults', 'operationsTrace'] as const),
      ...(['operationsAudit', 'adminAuthenticator'] as const),
    ],
    verdicts: { visitor: '/admin/adminLogin (callback)', admin: 'in', others: '/admin/authError' },
  },
];
