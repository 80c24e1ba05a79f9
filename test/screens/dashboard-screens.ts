import { shownBy, text, type AnyScreen } from './screen.ts';

const dashboard = { path: '/vendor/dashboard', person: 'vendor' } as const;

/** The first page of a vendor. */
export const dashboardScreens: AnyScreen[] = [
  { ...dashboard, name: 'vendor-dashboard', reach: (page) => text(page, 'Live in search') },
  ...shownBy('pages-vendor-dashboard', {
    'vendor-dashboard-changes': 'unpublished-changes',
    'vendor-dashboard-new': 'new-vendor',
    'vendor-dashboard-ready': 'ready-to-publish',
    'vendor-dashboard-loading': 'loading',
    'vendor-dashboard-failed': 'failed',
  }),
];
