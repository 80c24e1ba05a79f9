import { pagePaths } from '#contracts/shared/page-paths.js';
import { adminEditPath, vendorEditPath, type EditorPage } from '#contracts/webstore/editor-paths.js';
import { editorPageTitles, pageTitles } from '../texts/page-titles.js';
import { pageGuards } from './guards/page-guards.js';
import type { PageDeclaration } from './page-declaration.js';

/** The editor of each section. */
const editors: Record<EditorPage, PageDeclaration['page']> = {
  about: () => import('../features/webstore/pages/edit-about-page.js'),
  amenities: () => import('../features/webstore/pages/edit-amenities-page.js'),
  store: () => import('../features/webstore/pages/edit-store-page.js'),
  availability: () => import('../features/webstore/pages/edit-availability-page.js'),
  gallery: () => import('../features/webstore/pages/edit-gallery-page.js'),
  reviews: () => import('../features/webstore/pages/edit-reviews-page.js'),
  packages: () => import('../features/webstore/pages/edit-packages-page.js'),
  faqs: () => import('../features/webstore/pages/edit-faqs-page.js'),
  partners: () => import('../features/webstore/pages/edit-partners-page.js'),
  awards: () => import('../features/webstore/pages/edit-awards-page.js'),
  inserts: () => import('../features/webstore/pages/edit-inserts-page.js'),
};

const previewPage = () => import('../features/webstore/pages/preview-page.js');

/**
 * The vendor's dashboard, the editor's pages, one for each section (WS-25), and the preview; operators have these for
 * any webstore (ID-107), except for the dashboard.
 */
export const webstoreSectionPages: readonly PageDeclaration[] = [
  {
    path: pagePaths.vendorDashboard,
    page: () => import('./vendor-dashboard-page.js'),
    title: pageTitles.vendorDashboard,
    guards: pageGuards.vendorDashboard,
  },
  {
    path: pagePaths.vendorWebstore,
    page: () => import('../features/webstore/pages/webstore-sections-page.js'),
    title: pageTitles.vendorWebstore,
    guards: pageGuards.vendorWebstore,
  },
  ...(['vendorPreview', 'adminWebstorePreview'] as const).map((name): PageDeclaration => ({
    path: pagePaths[name],
    page: previewPage,
    title: pageTitles.vendorPreview,
    guards: pageGuards[name],
  })),
  ...(Object.keys(editors) as EditorPage[]).flatMap((page): PageDeclaration[] => {
    const declared = { page: editors[page], title: editorPageTitles[page] };
    return [
      { ...declared, path: vendorEditPath(page), guards: pageGuards.vendorEditSection },
      { ...declared, path: adminEditPath(page), guards: pageGuards.adminWebstoreEditSection },
    ];
  }),
];
