import type { Page } from 'playwright-core';
import type { WebstoreDraftView } from '../../contracts/webstore/webstore.views.ts';
import { changed, never, problem, text, type Screen } from './screen.ts';

const draftPath = /\/api\/webstores\/[0-9a-f-]{36}(\?|$)/;
const withDraft = (changes: Partial<WebstoreDraftView>) => (page: Page) =>
  page.route(
    draftPath,
    changed<WebstoreDraftView>((draft) => ({ ...draft, ...changes })),
  );
const started: Partial<WebstoreDraftView> = {
  publishStatus: 'Unpublished',
  hasBeenPublished: false,
  publishedVersion: 0,
  subscriptionTier: 'starter',
  activeFeatures: [],
};
const dashboard = { path: '/vendor/dashboard', person: 'vendor' } as const;

/** The first page of a vendor. */
export const dashboardScreens: Screen[] = [
  { ...dashboard, name: 'vendor-dashboard', reach: (page) => text(page, 'Live in search') },
  {
    ...dashboard,
    name: 'vendor-dashboard-changes',
    prepare: withDraft({ publishStatus: 'Unpublished Changes', awards: [], partners: [] }),
    reach: (page) => text(page, 'Publish changes'),
  },
  {
    ...dashboard,
    name: 'vendor-dashboard-new',
    prepare: withDraft({ ...started, missingForPublish: ['businessDescription', 'priceTier', 'photo'] }),
    reach: (page) => text(page, '3 steps left'),
  },
  {
    ...dashboard,
    name: 'vendor-dashboard-ready',
    prepare: withDraft({ ...started, missingForPublish: [] }),
    reach: (page) => text(page, 'Ready to publish'),
  },
  {
    ...dashboard,
    name: 'vendor-dashboard-loading',
    prepare: (page) => page.route(draftPath, never),
    reach: (page) => page.getByRole('heading', { name: 'Loading' }).waitFor({ state: 'attached' }),
  },
  {
    ...dashboard,
    name: 'vendor-dashboard-failed',
    prepare: (page) => page.route(draftPath, (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: (page) => text(page, 'Try again'),
  },
];
