import type { pagePaths } from '#contracts/shared/page-paths.js';
import type { GuardName } from './guards.js';

type Guards = readonly GuardName[];

const anyone: Guards = [];
const signIn: Guards = ['nobody-signed-in'];
const eventUsers: Guards = ['signed-in-for-events', 'event-user'];
const eventUsersSetUp: Guards = [...eventUsers, 'event-set-up'];
const vendorAuth: Guards = ['no-vendor'];
const vendors: Guards = ['signed-in-for-vendors', 'vendor', 'subscribed'];
const vendorsSetUp: Guards = [...vendors, 'webstore-set-up'];
const vendorsSettingUp: Guards = [...vendors, 'webstore-not-set-up', 'plan-not-bought'];
const operators: Guards = ['signed-in-for-operators', 'operator'];

/**
 * Who is let in to each page, in the order the guards are asked (ID-88 to ID-104). A page without a line does not
 * compile, and every line holds, for there is a page at each path. The api has its own rules and does not rely
 * on these.
 */
export const pageGuards = {
  landing: anyone,
  home: anyone,
  eventSetup: eventUsers,
  eventSetupStep: eventUsers,
  dashboard: ['event-user-or-visitor', 'event-set-up'],
  inbox: ['signed-in-or-asked', 'event-user'],
  vendors: anyone,
  vendorsInPlace: anyone,
  nationalVendors: anyone,
  nationalVendorsOfCategory: anyone,
  vendorCategories: anyone,
  resultsOrder: anyone,
  vendorDetails: anyone,
  signUp: ['no-event-user'],
  welcome: ['signed-in'],
  login: signIn,
  forgotPassword: signIn,
  logout: anyone,
  authCallback: anyone,
  vendorLoginRedirect: anyone,
  planning: anyone,
  contact: anyone,
  privacy: anyone,
  terms: anyone,
  sessions: ['signed-in'],
  accountSettings: eventUsers,
  accountInformation: eventUsers,
  eventInformation: eventUsersSetUp,
  favorites: eventUsers,
  verifyIdentity: ['signed-in'],
  vendor: ['vendor-root'],
  vendorSignUp: vendorAuth,
  vendorWelcome: vendorAuth,
  vendorLogin: ['no-vendor', 'nobody-signed-in'],
  vendorForgotPassword: signIn,
  vendorEnsure: ['signed-in-for-vendors', 'no-vendor-on-arrival'],
  vendorDashboard: vendorsSetUp,
  vendorInbox: ['signed-in-to-vendor-inbox', 'vendor', 'subscribed', 'webstore-set-up'],
  vendorInboxLogin: ['no-vendor', 'nobody-signed-in'],
  vendorHelp: vendors,
  vendorPrices: vendors,
  vendorTerms: vendors,
  vendorAgreement: anyone,
  vendorAnalytics: [...vendorsSetUp, 'webstore-published', 'analytics-on'],
  vendorBillingHistory: vendors,
  vendorContracts: vendors,
  vendorAccountInformation: vendors,
  vendorAccountSettings: vendors,
  vendorSubscriptions: vendors,
  vendorWebstores: vendorsSetUp,
  vendorWebstore: vendorsSetUp,
  vendorEditAbout: vendorsSetUp,
  vendorEditAmenities: vendorsSetUp,
  vendorEditPackages: vendorsSetUp,
  vendorEditFaqs: vendorsSetUp,
  vendorEditAwards: vendorsSetUp,
  vendorPreview: vendorsSetUp,
  vendorEditAvailability: vendorsSetUp,
  vendorEditPartners: vendorsSetUp,
  vendorSetup: vendorsSettingUp,
  vendorSetupStep: vendorsSettingUp,
  vendorNewSetup: vendorsSettingUp,
  vendorNewSetupStep: vendorsSettingUp,
  vendorError: vendors,
  admin: operators,
  adminLogin: ['nobody-signed-in'],
  adminAuthError: anyone,
  adminAuthenticator: operators,
  adminWebstores: operators,
  adminWebstore: operators,
  adminWebstoreEditAbout: operators,
  adminWebstoreEditAmenities: operators,
  adminWebstoreEditAvailability: operators,
  adminWebstoreEditPackages: operators,
  adminWebstoreEditFaqs: operators,
  adminWebstoreEditPartners: operators,
  adminWebstoreEditAwards: operators,
  adminWebstorePreview: operators,
  adminUsers: operators,
  adminUser: operators,
  adminImpersonations: operators,
  operations: operators,
  operationsQueue: operators,
  operationsJobs: operators,
  operationsJob: operators,
  operationsDeadLetters: operators,
  operationsCorrelation: operators,
  operationsFaults: operators,
  operationsTrace: operators,
  operationsAudit: operators,
  webstore: anyone,
} as const satisfies Record<keyof typeof pagePaths, Guards>;
