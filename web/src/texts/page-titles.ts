import type { pagePaths } from '#contracts/shared/page-paths.js';

/**
 * Titles of the window that do not depend on the page's data (WEB-34, WEB-35). Every visitor loads them, unlike the
 * other texts of a page.
 */
export const pageTitles = {
  dashboard: 'Your event',
  eventInformation: 'Event information',
  favorites: 'Favorites',
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
  vendorError: 'Something went wrong',
  vendorDashboard: 'Dashboard',
  vendorEditAbout: 'About your business',
  vendorWebstore: 'Your webstore',
  vendorEditAmenities: 'Amenities and services',
  vendorEditAvailability: 'Availability',
  vendorEditGallery: 'Gallery',
  vendorEditReviews: 'Reviews',
  vendorEditStore: 'Retail store',
  vendorEditInserts: 'In-store inserts',
  vendorEditPackages: 'Packages',
  vendorEditFaqs: 'FAQs',
  vendorEditPartners: 'Preferred partners',
  vendorEditAwards: 'Awards',
  vendorPreview: 'Preview',
  adminAuthenticator: 'Set up an authenticator app',
  adminAuthError: 'Admin Authentication Error',
  operations: 'Operations',
} satisfies Partial<Record<keyof typeof pagePaths, string>>;
