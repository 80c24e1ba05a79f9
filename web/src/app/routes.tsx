import type { ComponentType } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PageLoader } from '../lib/page-loader.js';
import { PageTitle } from '../ui/page-title.js';
import { pageTitles } from '../texts/page-titles.js';
import { CrashPage } from './crash-page.js';
import type { GuardName } from './guards/guards.js';
import { pageGuards } from './guards/page-guards.js';
import { loadOperationsBar } from './load-operations-bar.js';
import { newVendorPage } from './new-vendor-page.js';
import { PageOnItsWay } from './page-on-its-way.js';
import { SiteLayout } from './site-layout.js';

export interface PageDeclaration {
  path: string;
  /** Loaded when it is first asked for. Absent where the guards lead everybody elsewhere. */
  page?: () => Promise<{ default: ComponentType }>;
  /** Absent where the page knows its title only once its data is here. */
  title?: string;
  /** Present where the server renders the page. */
  loader?: () => Promise<PageLoader>;
  /** Who is let in, asked in this order; the api has its own rules and does not rely on them. */
  guards: readonly GuardName[];
}

const loginPage = () => import('../features/identity/pages/login-page.js');
const directoryPage = () => import('../features/directory/pages/directory-page.js');
const directoryLoader = async () => (await import('../features/directory/load-directory.js')).directoryLoader;

const catalogueLoader = async () => (await import('../features/directory/load-catalogue.js')).catalogueLoader;

/** Every page of the site. */
export const pages: readonly PageDeclaration[] = [
  {
    path: pagePaths.landing,
    page: () => import('../features/directory/pages/landing-page.js'),
    loader: catalogueLoader,
    guards: pageGuards.landing,
  },
  {
    path: pagePaths.vendorCategories,
    page: () => import('../features/directory/pages/categories-page.js'),
    loader: catalogueLoader,
    guards: pageGuards.vendorCategories,
  },
  ...(['vendors', 'vendorsInPlace', 'nationalVendors', 'nationalVendorsOfCategory'] as const).map(
    (name): PageDeclaration => ({
      path: pagePaths[name],
      page: directoryPage,
      loader: directoryLoader,
      guards: pageGuards[name],
    }),
  ),
  {
    path: pagePaths.favorites,
    page: () => import('../features/directory/pages/favorites-page.js'),
    title: pageTitles.favorites,
    guards: pageGuards.favorites,
  },
  {
    path: pagePaths.login,
    page: loginPage,
    title: pageTitles.login,
    guards: pageGuards.login,
  },
  {
    path: pagePaths.forgotPassword,
    page: () => import('../features/identity/pages/forgot-password-page.js'),
    title: pageTitles.forgotPassword,
    guards: pageGuards.forgotPassword,
  },
  {
    path: pagePaths.vendor,
    guards: pageGuards.vendor,
  },
  {
    path: pagePaths.vendorLogin,
    page: newVendorPage(() => import('../features/identity/pages/vendor-login-page.js')),
    title: pageTitles.vendorLogin,
    guards: pageGuards.vendorLogin,
  },
  {
    path: pagePaths.adminLogin,
    page: () => import('../features/admin/pages/admin-login-page.js'),
    title: pageTitles.adminLogin,
    guards: pageGuards.adminLogin,
  },
  {
    path: pagePaths.signUp,
    page: () => import('../features/identity/pages/sign-up-page.js'),
    title: pageTitles.signUp,
    guards: pageGuards.signUp,
  },
  {
    path: pagePaths.welcome,
    page: () => import('../features/identity/pages/welcome-page.js'),
    title: pageTitles.welcome,
    guards: pageGuards.welcome,
  },
  {
    path: pagePaths.vendorSignUp,
    page: newVendorPage(() => import('../features/identity/pages/vendor-sign-up-page.js')),
    title: pageTitles.vendorSignUp,
    guards: pageGuards.vendorSignUp,
  },
  {
    path: pagePaths.vendorWelcome,
    page: () => import('../features/identity/pages/vendor-welcome-page.js'),
    title: pageTitles.vendorWelcome,
    guards: pageGuards.vendorWelcome,
  },
  {
    path: pagePaths.vendorEnsure,
    page: () => import('../features/identity/pages/vendor-ensure-page.js'),
    title: pageTitles.vendorWelcome,
    guards: pageGuards.vendorEnsure,
  },
  {
    path: pagePaths.sessions,
    page: () => import('../features/identity/pages/sessions-page.js'),
    title: pageTitles.sessions,
    guards: pageGuards.sessions,
  },
  {
    path: pagePaths.authCallback,
    page: () => import('../features/identity/pages/auth-callback-page.js'),
    title: pageTitles.authCallback,
    guards: pageGuards.authCallback,
  },
  {
    path: pagePaths.vendorLoginRedirect,
    page: () => import('./vendor-login-redirect.js'),
    title: pageTitles.vendorLoginRedirect,
    guards: pageGuards.vendorLoginRedirect,
  },
  {
    path: pagePaths.logout,
    page: () => import('../features/identity/pages/logout-page.js'),
    title: pageTitles.logout,
    guards: pageGuards.logout,
  },
  {
    path: pagePaths.vendorEditAbout,
    page: () => import('../features/webstore/pages/edit-about-page.js'),
    title: pageTitles.vendorEditAbout,
    guards: pageGuards.vendorEditAbout,
  },
  {
    path: pagePaths.adminAuthError,
    page: () => import('./admin-auth-error-page.js'),
    title: pageTitles.adminAuthError,
    guards: pageGuards.adminAuthError,
  },
  {
    path: pagePaths.admin,
    page: () => import('../features/admin/pages/admin-home-page.js'),
    guards: pageGuards.admin,
  },
  {
    path: pagePaths.adminWebstores,
    page: () => import('../features/admin/pages/webstores-page.js'),
    guards: pageGuards.adminWebstores,
  },
  {
    path: pagePaths.adminWebstore,
    page: () => import('../features/admin/pages/webstore-page.js'),
    guards: pageGuards.adminWebstore,
  },
  {
    path: pagePaths.adminWebstoreEditAbout,
    page: () => import('../features/webstore/pages/admin-edit-about-page.js'),
    title: pageTitles.vendorEditAbout,
    guards: pageGuards.adminWebstoreEditAbout,
  },
  {
    path: pagePaths.adminUsers,
    page: () => import('../features/admin/pages/users-page.js'),
    guards: pageGuards.adminUsers,
  },
  {
    path: pagePaths.adminUser,
    page: () => import('../features/admin/pages/user-page.js'),
    guards: pageGuards.adminUser,
  },
  {
    path: pagePaths.adminImpersonations,
    page: () => import('../features/admin/pages/impersonations-page.js'),
    guards: pageGuards.adminImpersonations,
  },
  {
    path: pagePaths.operations,
    page: () => import('../features/operations/pages/overview-page.js'),
    title: pageTitles.operations,
    guards: pageGuards.operations,
  },
  {
    path: pagePaths.operationsQueue,
    page: () => import('../features/operations/pages/queue-page.js'),
    guards: pageGuards.operationsQueue,
  },
  {
    path: pagePaths.operationsJobs,
    page: () => import('../features/operations/pages/jobs-page.js'),
    guards: pageGuards.operationsJobs,
  },
  {
    path: pagePaths.operationsJob,
    page: () => import('../features/operations/pages/job-page.js'),
    guards: pageGuards.operationsJob,
  },
  {
    path: pagePaths.operationsDeadLetters,
    page: () => import('../features/operations/pages/dead-letters-page.js'),
    guards: pageGuards.operationsDeadLetters,
  },
  {
    path: pagePaths.operationsCorrelation,
    page: () => import('../features/operations/pages/correlation-page.js'),
    guards: pageGuards.operationsCorrelation,
  },
  {
    path: pagePaths.operationsTrace,
    page: () => import('../features/operations/pages/trace-page.js'),
    guards: pageGuards.operationsTrace,
  },
  {
    path: pagePaths.operationsFaults,
    page: () => import('../features/operations/pages/faults-page.js'),
    guards: pageGuards.operationsFaults,
  },
  {
    path: pagePaths.operationsAudit,
    page: () => import('../features/operations/pages/audit-page.js'),
    guards: pageGuards.operationsAudit,
  },
  // Last: every other single segment is read as a web address (WEB-6).
  {
    path: pagePaths.webstore,
    page: () => import('../features/webstore/pages/public-webstore-page.js'),
    loader: async () => (await import('../features/webstore/load-webstore.js')).webstoreLoader,
    guards: pageGuards.webstore,
  },
];

const routeOf = ({ path, page, title, guards }: PageDeclaration): RouteObject => ({
  path,
  lazy: async () => {
    const [loaded, guarded] = await Promise.all([
      page?.(),
      // Code of its own: what everybody may see needs none of it.
      guards.length > 0 ? import('./guards/guarded-page.js') : undefined,
      guards.includes('operator') ? loadOperationsBar() : undefined,
    ]);
    const Page = loaded?.default;
    const titled = (
      <>
        {title !== undefined && <PageTitle title={title} />}
        {Page && <Page />}
      </>
    );
    if (!guarded) return { element: titled };
    const GuardedPage = guarded.default;
    // The key: another page is another arrival.
    return {
      element: (
        <GuardedPage key={path} guards={guards}>
          {titled}
        </GuardedPage>
      ),
    };
  },
});

/** The route table for the router. */
export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    errorElement: <CrashPage />,
    HydrateFallback: PageOnItsWay,
    children: [
      {
        element: <Outlet />,
        errorElement: <CrashPage />,
        children: [...pages.map(routeOf), { path: '*', element: <Navigate to={pagePaths.landing} replace /> }],
      },
    ],
  },
];
