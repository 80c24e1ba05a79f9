/** Loads the loader of pages with a form, whose frame is the same for everybody, together with the page. */
export const formLoader = async () => (await import('../lib/form-page-loader.js')).formPageLoader;
