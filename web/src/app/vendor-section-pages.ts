import { pagePaths } from '#contracts/shared/page-paths.js';
import { pageTitles } from '../texts/page-titles.js';
import { pageGuards } from './guards/page-guards.js';
import type { PageDeclaration } from './page-declaration.js';

const pages = {
  vendorWebstore: () => import('../features/webstore/pages/webstore-sections-page.js'),
  vendorEditPackages: () => import('../features/webstore/pages/edit-packages-page.js'),
  vendorEditFaqs: () => import('../features/webstore/pages/edit-faqs-page.js'),
  vendorEditAwards: () => import('../features/webstore/pages/edit-awards-page.js'),
} as const satisfies Partial<Record<keyof typeof pagePaths & keyof typeof pageTitles, PageDeclaration['page']>>;

/** The pages of the vendor's editor, one for each section (WS-25). */
export const vendorSectionPages: readonly PageDeclaration[] = (Object.keys(pages) as (keyof typeof pages)[]).map(
  (name) => ({ path: pagePaths[name], page: pages[name], title: pageTitles[name], guards: pageGuards[name] }),
);
