import type { PageLoader } from './page-loader.js';

/**
 * The loader of sign-in and account pages: the server renders their frame, their title and their form, which are the
 * same for everybody, so that there is something to read while the code is loading. The browser renders them again,
 * since only it knows the user.
 */
export const formPageLoader: PageLoader = {
  addressOf: ({ pathname }) => pathname,
  load: async () => ({ status: 200, loadsInBrowser: true }),
};
