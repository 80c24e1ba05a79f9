import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PlainPageName } from '../texts/plain-pages.js';
import { pageGuards } from './guards/page-guards.js';
import type { PageDeclaration } from './page-declaration.js';

/** The declarations of plain pages, without their texts, since every visitor loads this table. */
const names: Record<Exclude<PlainPageName, 'vendorNewSetupStep'>, true> = {
  planning: true,
  vendorDetails: true,
  verifyIdentity: true,
  vendorHelp: true,
  vendorAnalytics: true,
  vendorSetup: true,
  vendorSetupStep: true,
  vendorNewSetup: true,
};

/** Pages with a message and links. A page with a function of its own replaces its line. */
export const plainPageDeclarations: readonly PageDeclaration[] = (Object.keys(names) as PlainPageName[]).map(
  (name) => ({
    path: pagePaths[name],
    page: async () => ({ default: (await import('./plain-page.js')).plainPage(name) }),
    guards: pageGuards[name],
  }),
);
