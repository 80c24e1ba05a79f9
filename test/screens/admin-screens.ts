import { never, problem, text, type Screen } from './screen.ts';

const operator = { person: 'operator' } as const;

/** The admin area. */
export const adminScreens: Screen[] = [
  { ...operator, name: 'admin', path: '/admin', reach: (page) => text(page, 'Look after the people') },
  {
    ...operator,
    name: 'admin-webstores',
    path: '/admin/webstores',
    reach: (page) => page.getByRole('table').waitFor(),
  },
  {
    ...operator,
    name: 'admin-webstores-none',
    path: '/admin/webstores?text=zzzzqqqq',
    reach: (page) => text(page, 'No webstore like that'),
  },
  {
    ...operator,
    name: 'admin-webstores-loading',
    path: '/admin/webstores',
    prepare: (page) => page.route('**/api/admin/webstores?*', never),
    reach: (page) => page.getByRole('status').first().waitFor({ state: 'attached' }),
  },
  {
    ...operator,
    name: 'admin-webstore-failed',
    path: '/admin/webstores/0198c0de-0000-7000-8000-0000000000aa',
    prepare: (page) => page.route('**/api/admin/webstores/*', (route) => problem(route, 404, 'webstore-not-found')),
    reach: (page) => text(page, 'error fetching webstore'),
  },
  { ...operator, name: 'admin-users', path: '/admin/users', reach: (page) => page.getByRole('table').waitFor() },
  {
    ...operator,
    name: 'admin-impersonations-empty',
    path: '/admin/impersonations',
    prepare: (page) =>
      page.route('**/api/admin/impersonations?*', (route) =>
        route.fulfill({ json: { results: [], numResults: 0, page: 1, pageSize: 25 } }),
      ),
    reach: (page) => text(page, 'Nobody has acted for anybody'),
  },
];
