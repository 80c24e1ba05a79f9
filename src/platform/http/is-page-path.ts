const notPages = /^\/(api|assets|media|health|metrics|socket)(\/|$)/;

/**
 * Whether a path may be a page. Other paths respond with a problem, so that a typo in the path of a call does not
 * return HTML.
 */
export const isPagePath = (path: string): boolean => !notPages.test(path);
