import { siteSettings } from '../base/site-settings.js';

/** Texts of the frame around every page. */
export const site = {
  /** The configured name of the site. */
  get name() {
    return siteSettings.name;
  },
  get url() {
    return siteSettings.url;
  },
  title: (page: string) => `${page} - ${siteSettings.name}`,
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  vendors: 'Vendors',
  myWebstore: 'My webstore',
  favorites: 'Saved vendors',
  operations: 'Operations',
  forVendors: 'For vendors',
  signIn: 'Sign in',
  signUp: 'Sign up',
  signInToKeep: (name: string) => `Sign in to save ${name}`,
  signOut: 'Sign out',
  about: 'Wedding vendors near you, in their own words and at their own prices.',
  copyright: (year: number) => `© ${year} ${siteSettings.name}`,
  loading: 'Loading',
  needsScripts: 'Signing in requires JavaScript, which is turned off in this browser.',
  tryAgain: 'Try again',
  reference: (id: string) => `Reference ${id}`,
  notFound: {
    number: '404',
    oops: 'Oops',
    text: "Sorry, we couldn't find that page.",
    home: 'Go to the home page',
    categories: 'Browse categories',
    earlier: 'Previous categories',
    later: 'More categories',
  },
  crashed: {
    title: 'Something went wrong on our end',
    text: 'Nothing you saved is lost. Reload the page; if it keeps failing, come back in a few minutes.',
    reload: 'Reload the page',
  },
};
