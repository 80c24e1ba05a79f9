import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PlainPageName } from '../texts/plain-pages.js';
import { pageGuards } from './guards/page-guards.js';
import type { PageDeclaration } from './page-declaration.js';

/** Which pages are plain, without their words: everybody loads this table. */
const names: Record<PlainPageName, true> = {
  inbox: true,
  planning: true,
  vendorDetails: true,
  verifyIdentity: true,
  vendorInbox: true,
  vendorHelp: true,
  vendorAnalytics: true,
  vendorWebstores: true,
  vendorSetup: true,
  vendorSetupStep: true,
  vendorNewSetup: true,
  vendorNewSetupStep: true,
};

/** Pages that say how things are and where to go on. A page with something to do of its own takes the place of its line. */
export const plainPageDeclarations: readonly PageDeclaration[] = (Object.keys(names) as PlainPageName[]).map(
  (name) => ({
    path: pagePaths[name],
    page: async () => ({ default: (await import('./plain-page.js')).plainPage(name) }),
    guards: pageGuards[name],
  }),
);
