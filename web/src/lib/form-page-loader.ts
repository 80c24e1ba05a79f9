import type { PageLoader } from './page-loader.js';

/**
 * For pages on which somebody signs in, or sees what is theirs: the server renders their frame, their title and their
 * form, which are the same for everybody, so that there is something to read while the code is loaded. The browser
 * renders them again, since only it knows who somebody is.
 */
export const formPageLoader: PageLoader = {
  addressOf: ({ pathname }) => pathname,
  load: async () => ({ status: 200, startsAnew: true }),
};
