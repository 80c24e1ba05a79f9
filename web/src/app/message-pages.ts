import { pagePaths } from '#contracts/shared/page-paths.js';
import { pageTitles } from '../texts/page-titles.js';
import { pageGuards } from './guards/page-guards.js';
import type { PageDeclaration } from './page-declaration.js';

/** The inboxes of couples and vendors, and where the link in a mail about messages turns these mails off. */
export const messagePages: readonly PageDeclaration[] = [
  {
    path: pagePaths.inbox,
    page: () => import('../features/messaging/pages/inbox-page.js'),
    title: pageTitles.inbox,
    guards: pageGuards.inbox,
  },
  {
    path: pagePaths.vendorInbox,
    page: () => import('../features/messaging/pages/vendor-inbox-page.js'),
    title: pageTitles.inbox,
    guards: pageGuards.vendorInbox,
  },
  {
    path: pagePaths.unsubscribe,
    page: () => import('../features/account/pages/unsubscribe-page.js'),
    title: pageTitles.unsubscribe,
    guards: pageGuards.unsubscribe,
  },
];
