const notPages = /^\/(api|assets|media|health|metrics|socket)(\/|$)/;

/** What is never a page answers with a problem, so that a typing error in a call does not answer with HTML. */
export const isPagePath = (path: string): boolean => !notPages.test(path);
