import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUsersRoutes } from '#contracts/identity/admin-users.routes.js';
import type { AdminUserView, AdminVendorView } from '#contracts/identity/admin-users.views.js';
import { impersonationRoutes } from '#contracts/identity/impersonation.routes.js';
import type { ImpersonationView } from '#contracts/identity/impersonation.views.js';
import { adminWebstoresRoutes } from '#contracts/webstore/admin-webstores.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { pages } from '../../../app/routes.js';
import { takeCallback } from '../../../lib/stored-callback.js';
import { couple, draft, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { operator } from '../../../test-support/operations-examples.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const business: AdminVendorView = {
  id: draft().vendorId,
  userId: vendor.id,
  name: 'Wildrye Flowers LLC',
  contactFirstName: 'Nora',
  contactLastName: 'Whitlock',
  contactEmail: 'nora@example.com',
  contactPhone: '+12125550100',
  tosAccepted: false,
};
const nora: AdminUserView = {
  id: vendor.id,
  email: vendor.email,
  firstName: 'Nora',
  lastName: 'Whitlock',
  phoneNumber: null,
  isAdmin: false,
  roles: ['Vendor'],
  createdAt: '2026-01-01T00:00:00.000Z',
  vendor: business,
};
const { id, name, url, publishStatus, created } = draft();
const row = { id, name, url, publishStatus, created, vendor: business };
const pageOf = <Row,>(results: Row[], numResults = results.length) => ({ results, numResults, page: 1, pageSize: 25 });

const anAdminsApi = () =>
  anApi()
    .answer(adminWebstoresRoutes.adminWebstores, () => pageOf([row], 60))
    .answer(adminWebstoresRoutes.adminWebstore, () => ({ webstore: draft(), vendor: business, removal: null }))
    .answer(adminUsersRoutes.adminUsers, () => pageOf([nora]))
    .answer(adminUsersRoutes.adminUser, () => nora)
    .answer(webstoreRoutes.webstoresOfUser, () => pageOf([{ id, name, url, publishStatus }]))
    .answer(webstoreRoutes.webstoreById, () => draft());
const open = (path: string, api = anAdminsApi()) => renderApp({ path, user: operator, api });

it('greets operators with an admin banner, a link to each list, and a Logout button [ID-105]', async () => {
  open('/admin');
  await screen.findByRole('heading', { level: 1, name: 'Admin' });
  const [header] = await screen.findAllByRole('banner');
  const bar = within(header!);
  expect(bar.getByText('admin')).toBeInTheDocument();
  expect(bar.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
  const nav = within(await screen.findByRole('navigation', { name: 'Operators' }));
  const ways = nav.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('/admin/', ''));
  const ofOperations = ['', '/jobs', '/dead-letters', '/trace', '/faults', '/audit'].map((path) => `operations${path}`);
  expect(ways).toEqual([...ofOperations, 'webstores', 'images', 'users', 'impersonations', 'reports']);
});

describe('the list of webstores', () => {
  it('shows name, status and vendor, and links to the webstore [ID-107]', async () => {
    open('/admin/webstores');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/admin/webstores/${id}`);
    const cells = within(screen.getByRole('row', { name: /Wildrye Flowers LLC/ }));
    expect(cells.getByText('Published')).toBeInTheDocument();
    expect(cells.getByRole('link', { name: 'Wildrye Flowers LLC' })).toHaveAttribute(
      'href',
      `/admin/users/${vendor.id}`,
    );
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
  });

  it('keeps the search and the page in the address', async () => {
    const { user, address, api } = open('/admin/webstores?page=2');
    await user.type(await screen.findByLabelText('Name or web address'), 'rose{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/webstores?text=rose'));
    // The focus stays in the field during a new search.
    expect(screen.getByLabelText('Name or web address')).toHaveFocus();
    await waitFor(() =>
      expect(api.callsOf(adminWebstoresRoutes.adminWebstores).at(-1)?.query).toEqual({
        text: 'rose',
        page: '1',
        pageSize: '25',
      }),
    );
    await user.click(await screen.findByRole('link', { name: 'Older' }));
    await waitFor(() => expect(address()).toBe('/admin/webstores?text=rose&page=2'));
  });

  it('reports an empty result, and failures', async () => {
    let isAway = false;
    const api = anAdminsApi().answer(adminWebstoresRoutes.adminWebstores, () => {
      if (isAway) throw new Refusal(503, 'temporarily-unavailable');
      return pageOf<typeof row>([]);
    });
    const { go, user } = open('/admin/webstores?text=zzz', api);
    await screen.findByRole('heading', { name: 'No webstores found' });
    isAway = true;
    await go('/admin/webstores?text=yyy');
    await screen.findByRole('heading', { name: 'We couldn’t load the webstores' });
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'No webstores found' });
  });
});

it.each(['/admin/webstores', `/admin/webstores/${id}`, `/admin/webstores/${id}/editabout`])(
  '%s is for operators only, and loads nothing for anybody else [ID-107]',
  async (path) => {
    const api = anAdminsApi();
    const { address, unmount } = renderApp({ path, api });
    // The admin sign-in, which is the page for passwords if there is no identity provider.
    await waitFor(() => expect(address()).toBe('/login'));
    expect(takeCallback()).toBe(path);
    unmount();
    const asVendor = renderApp({ path, user: vendor, api });
    await waitFor(() => expect(asVendor.address()).toBe('/admin/authError'));
    expect(api.calls.filter((call) => /^(admin|webstores)[/]/.test(call.path))).toEqual([]);
  },
);

describe('a webstore', () => {
  it('is shown with its vendor, and a link to edit each section [ID-107]', async () => {
    const { api } = open(`/admin/webstores/${id}`);
    await screen.findByRole('heading', { level: 1, name });
    expect(api.callsOf(adminWebstoresRoutes.adminWebstore)[0]?.path).toBe(`admin/webstores/${id}`);
    expect(screen.getByText('nora@example.com')).toBeInTheDocument();
    expect(screen.getByText('Not accepted yet')).toBeInTheDocument();
    // Each section that its vendor can edit has a page below the webstore.
    const editable = pages.flatMap(({ path }) => /^\/vendor\/webstore\/(edit.+)$/.exec(path)?.[1] ?? []);
    const names = 'about amenities availability awards faqs gallery inserts packages partners reviews store';
    expect(editable.toSorted()).toEqual(names.split(' ').map((section) => `edit${section}`));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const section of editable) {
      expect(links).toContain(`/admin/webstores/${id}/${section}`);
      expect(pages.map(({ path }) => path)).toContain(`/admin/webstores/:webstoreId/${section}`);
    }
  });

  it('lists the other webstores of its vendor, and none when they cannot be loaded [ID-124]', async () => {
    const other = { ...row, id: '0198c0de-0000-7000-8000-0000000000cc', name: 'Wildrye Roses' };
    const api = anAdminsApi().answer(webstoreRoutes.webstoresOfVendor, () => pageOf([other, row]));
    const { unmount } = open(`/admin/webstores/${id}`, api);
    const others = within((await screen.findByText('Other webstores')).parentElement!);
    expect(others.getByRole('link', { name: other.name })).toHaveAttribute('href', `/admin/webstores/${other.id}`);
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(api.callsOf(webstoreRoutes.webstoresOfVendor)[0]?.path).toBe(`vendors/${business.id}/webstores`);
    unmount();
    api.answer(webstoreRoutes.webstoresOfVendor, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    open(`/admin/webstores/${id}`, api);
    await screen.findByText('nora@example.com');
    await waitFor(() => expect(api.callsOf(webstoreRoutes.webstoresOfVendor)).toHaveLength(2));
    expect(screen.queryByText('Other webstores')).not.toBeInTheDocument();
  });

  it('is edited on a page below its own [ID-107]', async () => {
    const { api } = open(`/admin/webstores/${id}/editabout`);
    expect(await screen.findByLabelText('Business name')).toHaveValue(name);
    expect(api.callsOf(webstoreRoutes.webstoreById)[0]?.path).toBe(`webstores/${id}`);
  });

  it('that cannot be loaded is reported; a refused user gets a separate error page [ID-108]', async () => {
    const failing = (status: number, error: string) =>
      anAdminsApi().answer(adminWebstoresRoutes.adminWebstore, () => {
        throw new Refusal(status, error);
      });
    const { unmount } = open(`/admin/webstores/${id}`, failing(404, 'webstore-not-found'));
    expect(await screen.findByRole('alert')).toHaveTextContent('error fetching webstore');
    unmount();
    const { address } = open(`/admin/webstores/${id}`, failing(403, 'not-allowed'));
    await waitFor(() => expect(address()).toBe('/admin/authError'));
  });
});

describe('the users', () => {
  it('are listed with role and business, and open one by one [WS-196]', async () => {
    const { user } = open('/admin/users');
    await user.click(await screen.findByRole('link', { name: 'Nora Whitlock' }));
    await screen.findByRole('heading', { level: 1, name: 'Nora Whitlock' });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/admin/webstores/${id}`);
  });

  it('who are operators cannot be impersonated [ID-111]', async () => {
    const api = anAdminsApi().answer(adminUsersRoutes.adminUser, () => ({
      ...nora,
      isAdmin: true,
      roles: ['Admin' as const],
    }));
    open(`/admin/users/${vendor.id}`, api);
    await screen.findByRole('heading', { level: 1, name: 'Nora Whitlock' });
    expect(screen.queryByRole('button', { name: 'Act for this user' })).toBeNull();
  });
});

describe('an impersonation', () => {
  it.each([false, true])(
    'can be preceded by a sign-out everywhere after a confirmation; for an operator too: %s',
    async (isAdmin) => {
      const api = anAdminsApi()
        .answer(adminUsersRoutes.adminUser, () => ({ ...nora, isAdmin }))
        .answer(adminUsersRoutes.signOutUser, () => ({ success: true as const }));
      const { user } = open(`/admin/users/${vendor.id}`, api);
      await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Sign Nora Whitlock out everywhere?' }));
      expect(api.callsOf(adminUsersRoutes.signOutUser)).toEqual([]);
      await user.click(question.getByRole('button', { name: 'Sign out' }));
      expect(await screen.findByText('Nora Whitlock was signed out everywhere')).toBeInTheDocument();
      expect(api.callsOf(adminUsersRoutes.signOutUser)[0]?.path).toBe(`admin/users/${vendor.id}/sign-out`);
    },
  );

  it.each([`/admin/users/${vendor.id}`, `/admin/webstores/${id}`])('asks for a reason on %s [ID-111]', async (path) => {
    const api = anAdminsApi().answer(impersonationRoutes.startImpersonation, () => {
      throw new Refusal(404, 'not-found');
    });
    const { user } = open(path, api);
    await user.click(await screen.findByRole('button', { name: 'Act for this user' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText('Reason'), 'no');
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    expect(await dialog.findByText('Enter a reason of at least 3 characters.')).toBeInTheDocument();
    expect(api.callsOf(impersonationRoutes.startImpersonation)).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 't asked by phone');
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await dialog.findByRole('alert');
    expect(api.callsOf(impersonationRoutes.startImpersonation)[0]?.body).toEqual({
      userId: vendor.id,
      reason: 'not asked by phone',
    });
  });

  const session = (act?: object) => {
    const page = renderApp({ path: '/admin/authError', api: anAdminsApi() });
    const claims = Buffer.from(JSON.stringify({ ...act })).toString('base64url');
    const authResult = { AccessToken: 'a', IdToken: `x.${claims}.x`, RefreshToken: 'r', ExpiresIn: 600 };
    return { ...page, begin: () => page.services.session.begin({ data: { user: couple, authResult } }) };
  };

  it('is visible on every page, with a button to exit [ID-110]', async () => {
    const { begin, go } = session({ act: { sub: operator.id } });
    begin();
    const banner = within(await screen.findByRole('region', { name: 'admin' }));
    expect(banner.getByText('impersonating user: Maya Whitlock')).toBeInTheDocument();
    expect(banner.getByRole('link', { name: 'Exit' })).toHaveAttribute('href', '/logout');
    await go('/vendors');
    expect(screen.getByRole('region', { name: 'admin' })).toBeInTheDocument();
  });

  it('is not visible when the user is signed in [ID-110]', async () => {
    const { begin } = session();
    begin();
    await screen.findByRole('heading', { name: 'Admin Authentication Error' });
    expect(screen.queryByRole('region', { name: 'admin' })).toBeNull();
  });
});

describe('the records', () => {
  const record: ImpersonationView = {
    id: '0198c0de-0000-7000-8000-0000000000bb',
    operator: { id: operator.id, email: operator.email },
    user: { id: vendor.id, email: vendor.email },
    reason: 'Asked by phone to mend the hours',
    state: 'ended',
    askedAt: '2026-01-01T00:00:00.000Z',
    startedAt: '2026-01-01T00:00:01.000Z',
    endedAt: '2026-01-01T00:05:00.000Z',
    changes: 1,
  };
  const change = `update webstore.webstore ${id}: draft, version`;

  it('show who impersonated whom and why, and the changes on request [ID-111]', async () => {
    const api = anAdminsApi()
      .answer(impersonationRoutes.impersonations, () => pageOf([record]))
      .answer(impersonationRoutes.impersonatedChanges, () =>
        pageOf([{ id: '1', at: record.askedAt, change, correlationId: 'c' }]),
      );
    const { user } = open('/admin/impersonations', api);
    await screen.findByText('Asked by phone to mend the hours');
    expect(screen.getByText('Ended')).toBeInTheDocument();
    expect(api.callsOf(impersonationRoutes.impersonatedChanges)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    expect(await screen.findByText(change)).toBeInTheDocument();
  });
});

it('tells users without permission what to do [ID-109]', async () => {
  renderApp({ path: '/admin/users', user: couple, api: anAdminsApi() });
  await screen.findByRole('heading', { level: 1, name: 'Admin Authentication Error' });
  expect(
    screen.getByText('You don’t have permission, or the admin session failed. Sign out and try again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout');
});
