import { pagePaths } from '#contracts/shared/page-paths.js';
import { pageTitles } from '../texts/page-titles.js';
import { pageGuards } from './guards/page-guards.js';
import type { PageDeclaration } from './page-declaration.js';

const pages = {
  EditAmenities: () => import('../features/webstore/pages/edit-amenities-page.js'),
  EditAvailability: () => import('../features/webstore/pages/edit-availability-page.js'),
  EditGallery: () => import('../features/webstore/pages/edit-gallery-page.js'),
  EditReviews: () => import('../features/webstore/pages/edit-reviews-page.js'),
  EditStore: () => import('../features/webstore/pages/edit-store-page.js'),
  EditInserts: () => import('../features/webstore/pages/edit-inserts-page.js'),
  EditPackages: () => import('../features/webstore/pages/edit-packages-page.js'),
  EditFaqs: () => import('../features/webstore/pages/edit-faqs-page.js'),
  EditPartners: () => import('../features/webstore/pages/edit-partners-page.js'),
  EditAwards: () => import('../features/webstore/pages/edit-awards-page.js'),
  Preview: () => import('../features/webstore/pages/preview-page.js'),
} as const satisfies Record<string, PageDeclaration['page']>;

/**
 * The vendor's dashboard, the editor's pages, one for each section (WS-25), and the preview; operators have these for
 * any webstore (ID-107), except for the dashboard.
 */
export const webstoreSectionPages: readonly PageDeclaration[] = [
  {
    path: pagePaths.vendorDashboard,
    page: () => import('../features/webstore/pages/vendor-dashboard-page.js'),
    title: pageTitles.vendorDashboard,
    guards: pageGuards.vendorDashboard,
  },
  {
    path: pagePaths.vendorWebstore,
    page: () => import('../features/webstore/pages/webstore-sections-page.js'),
    title: pageTitles.vendorWebstore,
    guards: pageGuards.vendorWebstore,
  },
  ...(Object.keys(pages) as (keyof typeof pages)[]).flatMap((page) =>
    ([`vendor${page}`, `adminWebstore${page}`] as const).map((name): PageDeclaration => ({
      path: pagePaths[name],
      page: pages[page],
      title: pageTitles[`vendor${page}`],
      guards: pageGuards[name],
    })),
  ),
];
