import { pagePaths } from '#contracts/shared/page-paths.js';
import { pageTitles } from '../texts/page-titles.js';
import { pageGuards } from './guards/page-guards.js';
import type { PageDeclaration } from './page-declaration.js';

/** The pages of operators. */
export const operatorPages: readonly PageDeclaration[] = [
  {
    path: pagePaths.adminAuthenticator,
    page: () => import('../features/account/authenticator/authenticator-page.js'),
    title: pageTitles.adminAuthenticator,
    guards: pageGuards.adminAuthenticator,
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
    path: pagePaths.adminImages,
    page: () => import('../features/admin/pages/images-page.js'),
    guards: pageGuards.adminImages,
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
    path: pagePaths.adminReports,
    page: () => import('../features/messaging/moderation/reports-page.js'),
    guards: pageGuards.adminReports,
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
];
