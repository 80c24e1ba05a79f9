import { Fragment, type ComponentType } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PageLoader } from '../lib/page-loader.js';
import { PageTitle } from '../ui/page-title.js';
import { site } from '../texts/site.js';
import { signIn } from '../texts/sign-in.js';
import { editAbout } from '../texts/edit-about.js';
import { CrashPage } from './crash-page.js';
import { loadOperationsBar } from './load-operations-bar.js';
import { PageOnItsWay } from './page-on-its-way.js';
import { RequireEventUser } from './require-event-user.js';
import { RequireOperator } from './require-operator.js';
import { RequireSignIn } from './require-sign-in.js';
import { SiteLayout } from './site-layout.js';

export interface PageDeclaration {
  path: string;
  /** Loaded when it is first asked for. */
  page: () => Promise<{ default: ComponentType }>;
  /** Absent where the page knows its title only once its data is here. */
  title?: string;
  /** Present where the server renders the page. */
  loader?: () => Promise<PageLoader>;
  /** Who is let in; the api has its own rules and does not rely on this. */
  guard: 'anyone' | 'signed-in' | 'event-user' | 'operator';
}

const directoryPage = () => import('../features/directory/pages/directory-page.js');
const directoryLoader = async () => (await import('../features/directory/load-directory.js')).directoryLoader;

const catalogueLoader = async () => (await import('../features/directory/load-catalogue.js')).catalogueLoader;

/** Every page of the site. */
export const pages: readonly PageDeclaration[] = [
  {
    path: pagePaths.landing,
    page: () => import('../features/directory/pages/landing-page.js'),
    loader: catalogueLoader,
    guard: 'anyone',
  },
  {
    path: pagePaths.vendorCategories,
    page: () => import('../features/directory/pages/categories-page.js'),
    loader: catalogueLoader,
    guard: 'anyone',
  },
  ...[pagePaths.vendors, pagePaths.vendorsInPlace, pagePaths.nationalVendors, pagePaths.nationalVendorsOfCategory].map(
    (path): PageDeclaration => ({ path, page: directoryPage, loader: directoryLoader, guard: 'anyone' }),
  ),
  {
    path: pagePaths.favorites,
    page: () => import('../features/directory/pages/favorites-page.js'),
    title: site.favorites,
    guard: 'event-user',
  },
  {
    path: pagePaths.login,
    page: () => import('../features/identity/pages/login-page.js'),
    title: signIn.title,
    guard: 'anyone',
  },
  {
    path: pagePaths.logout,
    page: () => import('../features/identity/pages/logout-page.js'),
    title: site.signOut,
    guard: 'anyone',
  },
  {
    path: pagePaths.vendorEditAbout,
    page: () => import('../features/webstore/pages/edit-about-page.js'),
    title: editAbout.title,
    guard: 'signed-in',
  },
  {
    path: pagePaths.adminAuthError,
    page: () => import('./admin-auth-error-page.js'),
    title: site.notForYou.heading,
    guard: 'anyone',
  },
  {
    path: pagePaths.operations,
    page: () => import('../features/operations/pages/overview-page.js'),
    title: site.operations,
    guard: 'operator',
  },
  {
    path: pagePaths.operationsQueue,
    page: () => import('../features/operations/pages/queue-page.js'),
    guard: 'operator',
  },
  {
    path: pagePaths.operationsJobs,
    page: () => import('../features/operations/pages/jobs-page.js'),
    guard: 'operator',
  },
  {
    path: pagePaths.operationsJob,
    page: () => import('../features/operations/pages/job-page.js'),
    guard: 'operator',
  },
  {
    path: pagePaths.operationsDeadLetters,
    page: () => import('../features/operations/pages/dead-letters-page.js'),
    guard: 'operator',
  },
  {
    path: pagePaths.operationsCorrelation,
    page: () => import('../features/operations/pages/correlation-page.js'),
    guard: 'operator',
  },
  {
    path: pagePaths.operationsTrace,
    page: () => import('../features/operations/pages/trace-page.js'),
    guard: 'operator',
  },
  {
    path: pagePaths.operationsFaults,
    page: () => import('../features/operations/pages/faults-page.js'),
    guard: 'operator',
  },
  {
    path: pagePaths.operationsAudit,
    page: () => import('../features/operations/pages/audit-page.js'),
    guard: 'operator',
  },
  // Last: every other single segment is read as a web address (WEB-6).
  {
    path: pagePaths.webstore,
    page: () => import('../features/webstore/pages/public-webstore-page.js'),
    loader: async () => (await import('../features/webstore/load-webstore.js')).webstoreLoader,
    guard: 'anyone',
  },
];

const guards = {
  anyone: Fragment,
  'signed-in': RequireSignIn,
  'event-user': RequireEventUser,
  operator: RequireOperator,
};

const routeOf = ({ path, page, title, guard }: PageDeclaration): RouteObject => ({
  path,
  lazy: async () => {
    const [{ default: Page }] = await Promise.all([page(), guard === 'operator' ? loadOperationsBar() : undefined]);
    const titled = (
      <>
        {title !== undefined && <PageTitle title={title} />}
        <Page />
      </>
    );
    const Guard = guards[guard];
    return { element: <Guard>{titled}</Guard> };
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
