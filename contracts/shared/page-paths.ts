/**
 * Paths of the site's pages (WEB-1 to WEB-4): links, guards, titles and the list of reserved web addresses use this
 * table. A path here is spoken for even where its page does not exist yet.
 */
export const pagePaths = {
  landing: '/',
  home: '/home',
  eventSetup: '/setup',
  eventSetupStep: '/setup/:step',
  dashboard: '/dashboard',
  inbox: '/inbox',
  vendors: '/vendors',
  vendorsInPlace: '/vendors/:citystate/:category',
  nationalVendors: '/national-vendors',
  nationalVendorsOfCategory: '/national-vendors/:category',
  vendorCategories: '/vendor-categories',
  vendorDetails: '/vendor-details/:vendorId',
  signUp: '/signup',
  welcome: '/welcome',
  login: '/login',
  logout: '/logout',
  authCallback: '/authcallback',
  vendorLoginRedirect: '/vendor-login',
  planning: '/planning',
  accountSettings: '/account-settings',
  accountInformation: '/account-information',
  eventInformation: '/event-information',
  favorites: '/favorites',
  verifyIdentity: '/verify-identity/send',
  vendor: '/vendor',
  vendorEditAbout: '/vendor/webstore/editabout',
  admin: '/admin',
  webstore: '/:webstoreUrl',
} as const;
