import type { pagePaths } from '#contracts/shared/page-paths.js';
import type { EditorPage } from '#contracts/webstore/editor-paths.js';

/**
 * Titles of the window that do not depend on the page's data (WEB-34, WEB-35). Every visitor loads them, unlike the
 * other texts of a page.
 */
export const pageTitles = {
  dashboard: 'Your event',
  eventInformation: 'Event information',
  favorites: 'Saved vendors',
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
  sessions: 'Where you’re signed in',
  accountInformation: 'Account information',
  accountSettings: 'Account settings',
  authCallback: 'Signing in',
  vendorLoginRedirect: 'Vendor sign-in',
  logout: 'Sign out',
  vendorPrices: 'Plans and pricing',
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

/** Titles of the editor's pages, apart from the catalogue of sections, which is too large for every visitor. */
export const editorPageTitles: Record<EditorPage, string> = {
  about: 'About your business',
  amenities: 'Amenities and services',
  store: 'Retail store',
  availability: 'Availability',
  gallery: 'Gallery',
  reviews: 'Reviews',
  packages: 'Packages',
  faqs: 'FAQs',
  partners: 'Preferred partners',
  awards: 'Awards',
  inserts: 'In-store inserts',
};
