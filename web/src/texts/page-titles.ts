import type { pagePaths } from '#contracts/shared/page-paths.js';
import type { EditorPage } from '#contracts/webstore/editor-paths.js';
import { sectionNames, sections, type SectionName } from '#contracts/webstore/sections.js';

/**
 * Titles of the window that do not depend on the page's data (WEB-34, WEB-35). Every visitor loads them, unlike the
 * other texts of a page.
 */
export const pageTitles = {
  dashboard: 'Your event',
  eventInformation: 'Event information',
  favorites: 'Favorites',
  inbox: 'Inbox',
  unsubscribe: 'Turn off emails',
  login: 'Sign in',
  forgotPassword: 'Forgot password',
  vendorLogin: 'Vendor sign-in',
  adminLogin: 'Admin sign-in',
  signUp: 'Sign up',
  welcome: 'Welcome',
  vendorSignUp: 'Vendor sign-up',
  vendorWelcome: 'For vendors',
  sessions: 'Where you are signed in',
  accountInformation: 'Account information',
  accountSettings: 'Account settings',
  authCallback: 'Signing in',
  vendorLoginRedirect: 'Vendor sign-in',
  logout: 'Sign out',
  vendorPrices: 'Plans and prices',
  vendorCheckout: 'Checkout',
  vendorCheckoutSuccess: 'Your plan has started',
  vendorSubscriptions: 'Subscriptions',
  vendorBillingHistory: 'Billing history',
  vendorContracts: 'Contracts',
  vendorWebstores: 'Locations',
  vendorError: 'Something went wrong',
  vendorDashboard: 'Dashboard',
  vendorWebstore: 'Your webstore',
  vendorPreview: 'Preview',
  adminAuthenticator: 'Set up an authenticator app',
  adminAuthError: 'Admin Authentication Error',
  operations: 'Operations',
} satisfies Partial<Record<keyof typeof pagePaths, string>>;

/** The names of the editor's pages. */
export const editorPageNames: Record<EditorPage, string> = {
  ...(Object.fromEntries(sectionNames.map((name) => [name, sections[name].title])) as Record<SectionName, string>),
  inserts: 'In-store inserts',
};

/** The titles of the same pages. */
export const editorPageTitles: Record<EditorPage, string> = { ...editorPageNames, about: 'About your business' };
