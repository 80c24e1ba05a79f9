/** Command line of the browser for tests: no requests of its own, and no sandbox, which does not work as root. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
