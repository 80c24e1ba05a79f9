import { pagePaths } from '#contracts/shared/page-paths.js';
import { pageTitles } from '../texts/page-titles.js';
import { formLoader } from './form-loader.js';
import { pageGuards } from './guards/page-guards.js';
import type { PageDeclaration } from './page-declaration.js';

const pages = {
  vendorCheckout: () => import('../features/billing/pages/checkout-page.js'),
  vendorCheckoutSuccess: () => import('../features/billing/pages/checkout-success-page.js'),
  vendorBillingHistory: () => import('../features/billing/pages/billing-history-page.js'),
  vendorWebstores: () => import('../features/locations/pages/locations-page.js'),
  vendorContracts: () => import('../features/billing/pages/contracts-page.js'),
} as const;

/** Account pages, of which the server renders the frame. */
const ofAccount: readonly string[] = ['vendorBillingHistory', 'vendorContracts'] satisfies (keyof typeof pages)[];

/** The pages on which vendors pay, see what they have paid, and add locations to their plan. */
export const billingPages: readonly PageDeclaration[] = (Object.keys(pages) as (keyof typeof pages)[]).map((name) => ({
  path: pagePaths[name],
  page: pages[name],
  ...(ofAccount.includes(name) && { loader: formLoader }),
  title: pageTitles[name],
  guards: pageGuards[name],
}));
