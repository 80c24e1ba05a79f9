import { documentNames } from '#contracts/content/document-name.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { pageGuards } from './guards/page-guards.js';
import type { PageDeclaration } from './page-declaration.js';

/** The documents of the site, each on a separate page. */
export const documentPages: readonly PageDeclaration[] = documentNames.map((name) => ({
  path: pagePaths[name],
  page: async () => ({ default: (await import('../features/content/pages/document-page.js')).documentPage(name) }),
  loader: async () => (await import('../features/content/document-query.js')).documentLoader(name),
  guards: pageGuards[name],
}));
