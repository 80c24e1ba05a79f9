/** Command line of the browser for tests: no calls of its own, and no sandbox, which root may not have. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
