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
 * The guards of each page, in the order of their evaluation (ID-88 to ID-104). A page without a line does not compile,
 * and neither does a line without a page. The api has rules of its own and does not rely on these.
 */
export const pageGuards = {
  landing: anyone,
  home: anyone,
  eventSetup: eventUsers,
  eventSetupStep: eventUsers,
  dashboard: ['event-user-or-visitor', 'event-set-up'],
  unsubscribe: anyone,
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
  vendorCheckout: vendors,
  vendorCheckoutSuccess: vendors,
  vendorTerms: vendors,
  // Linked from the sign-up of vendors, who have no account yet (CNT-7): the exception to ID-97.
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
  vendorEditSection: vendorsSetUp,
  vendorPreview: vendorsSetUp,
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
  adminWebstoreEditSection: operators,
  adminWebstorePreview: operators,
  adminImages: operators,
  adminUsers: operators,
  adminUser: operators,
  adminImpersonations: operators,
  adminReports: operators,
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
