import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { PageTitle } from '../ui/page-title.js';
import { pageTitles } from '../texts/page-titles.js';
import { CrashPage } from './crash-page.js';
import { pageGuards } from './guards/page-guards.js';
import { billingPages } from './billing-pages.js';
import { documentPages } from './document-pages.js';
import { loadOperationsBar } from './load-operations-bar.js';
import { newVendorPage } from './new-vendor-page.js';
import { operatorPages } from './operator-pages.js';
import { webstoreSectionPages } from './webstore-section-pages.js';
import type { PageDeclaration } from './page-declaration.js';
import { PageOnItsWay } from '../ui/page-on-its-way.js';
import { eventPages } from './event-pages.js';
import { formLoader } from './form-loader.js';
import { messagePages } from './message-pages.js';
import { plainPageDeclarations } from './plain-page-declarations.js';
import { SiteLayout } from './site-layout.js';

const accountInformationPage = () => import('../features/account/pages/account-information-page.js');
const accountSettingsPage = () => import('../features/account/pages/account-settings-page.js');
const vendorLoginPage = newVendorPage(() => import('../features/identity/pages/vendor-login-page.js'));
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
    path: pagePaths.home,
    page: () => import('./home-page.js'),
    guards: pageGuards.home,
  },
  {
    path: pagePaths.vendorCategories,
    page: () => import('../features/directory/pages/categories-page.js'),
    loader: catalogueLoader,
    guards: pageGuards.vendorCategories,
  },
  {
    path: pagePaths.resultsOrder,
    page: () => import('../features/directory/pages/results-order-page.js'),
    loader: catalogueLoader,
    guards: pageGuards.resultsOrder,
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
    loader: formLoader,
    title: pageTitles.favorites,
    guards: pageGuards.favorites,
  },
  {
    path: pagePaths.login,
    page: loginPage,
    loader: formLoader,
    title: pageTitles.login,
    guards: pageGuards.login,
  },
  ...(['forgotPassword', 'vendorForgotPassword'] as const).map((name): PageDeclaration => ({
    path: pagePaths[name],
    page: () => import('../features/identity/pages/forgot-password-page.js'),
    loader: formLoader,
    title: pageTitles.forgotPassword,
    guards: pageGuards[name],
  })),
  {
    path: pagePaths.vendor,
    guards: pageGuards.vendor,
  },
  ...(['vendorLogin', 'vendorInboxLogin'] as const).map((name): PageDeclaration => ({
    path: pagePaths[name],
    page: vendorLoginPage,
    loader: formLoader,
    title: pageTitles.vendorLogin,
    guards: pageGuards[name],
  })),
  {
    path: pagePaths.adminLogin,
    page: () => import('../features/admin/pages/admin-login-page.js'),
    loader: formLoader,
    title: pageTitles.adminLogin,
    guards: pageGuards.adminLogin,
  },
  {
    path: pagePaths.signUp,
    page: () => import('../features/identity/pages/sign-up-page.js'),
    loader: formLoader,
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
    loader: formLoader,
    title: pageTitles.vendorSignUp,
    guards: pageGuards.vendorSignUp,
  },
  {
    path: pagePaths.vendorWelcome,
    page: () => import('../features/identity/pages/vendor-welcome-page.js'),
    loader: formLoader,
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
    loader: formLoader,
    title: pageTitles.sessions,
    guards: pageGuards.sessions,
  },
  ...(['accountInformation', 'vendorAccountInformation'] as const).map((name): PageDeclaration => ({
    path: pagePaths[name],
    page: accountInformationPage,
    loader: formLoader,
    title: pageTitles.accountInformation,
    guards: pageGuards[name],
  })),
  ...(['accountSettings', 'vendorAccountSettings'] as const).map((name): PageDeclaration => ({
    path: pagePaths[name],
    page: accountSettingsPage,
    loader: formLoader,
    title: pageTitles.accountSettings,
    guards: pageGuards[name],
  })),
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
    path: pagePaths.vendorAgreement,
    page: () => import('../features/content/pages/vendor-agreement-page.js'),
    loader: async () => (await import('../features/content/load-terms.js')).termsLoader,
    guards: pageGuards.vendorAgreement,
  },
  ...documentPages,
  {
    path: pagePaths.vendorTerms,
    page: () => import('../features/content/pages/terms-of-service-page.js'),
    guards: pageGuards.vendorTerms,
  },
  ...eventPages,
  ...messagePages,
  {
    path: pagePaths.vendorPrices,
    page: () => import('../features/billing/pages/prices-page.js'),
    title: pageTitles.vendorPrices,
    guards: pageGuards.vendorPrices,
  },
  {
    path: pagePaths.vendorSubscriptions,
    page: () => import('../features/billing/pages/subscriptions-page.js'),
    loader: formLoader,
    title: pageTitles.vendorSubscriptions,
    guards: pageGuards.vendorSubscriptions,
  },
  ...billingPages,
  ...plainPageDeclarations,
  {
    path: pagePaths.vendorNewSetupStep,
    page: () => import('./vendor-setup-step-page.js'),
    guards: pageGuards.vendorNewSetupStep,
  },
  {
    path: pagePaths.vendorError,
    page: () => import('./vendor-error-page.js'),
    title: pageTitles.vendorError,
    guards: pageGuards.vendorError,
  },
  ...webstoreSectionPages,
  ...operatorPages,
  // Last: every other single segment is treated as a web address (WEB-6).
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
      // Loaded separately, since public pages do not need it.
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
    // The key: another page mounts a new component.
    return {
      element: (
        <GuardedPage key={path} guards={guards} title={title}>
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
