import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { storeCallback } from '../../../lib/stored-callback.js';
import { couple } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const record = {} as never;
const anApiThatKnows = () =>
  anApi()
    .answer(identityVendorsRoutes.ensureVendor, () => record)
    .answer(identityRoutes.currentUser, () => ({ ...couple, roles: ['Vendor' as const] }))
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [], numResults: 0, page: 1, pageSize: 1 }));

const add = async ({ user }: ReturnType<typeof renderApp>) =>
  user.click(await screen.findByRole('button', { name: 'Add my business' }));

it('makes a user who adds a business a vendor, without a body, and waits for the webstore [ID-118]', async () => {
  const api = anApiThatKnows();
  const { user, services, address } = renderApp({ path: '/vendor/welcome', user: couple, api });
  await user.click(await screen.findByRole('link', { name: 'Add my business' }));
  await waitFor(() => expect(services.session.user()?.roles).toEqual(['Vendor']));
  expect(api.callsOf(identityVendorsRoutes.ensureVendor).map(({ body }) => body)).toEqual([undefined]);
  await waitFor(() => expect(address()).toBe('/vendor/webstore/editabout'));
  expect(await screen.findByText('Setting up your webstore')).toBeInTheDocument();
});

it('continues to the requested page, if there is one [ID-92]', async () => {
  storeCallback('/account/sessions');
  const page = renderApp({ path: '/vendor/ensureVendor', user: couple, api: anApiThatKnows() });
  await add(page);
  await waitFor(() => expect(page.address()).toBe('/account/sessions'));
});

it('lets a couple with a business be both: favorites stay, and the link to the webstore is added [ID-3]', async () => {
  const nora = { ...couple, settings: { newVendorSignup: 'bride' as const } };
  const api = anApiThatKnows().answer(identityRoutes.currentUser, () => ({ ...nora, roles: ['Vendor' as const] }));
  const page = renderApp({ path: '/vendor/ensureVendor', user: nora, api });
  const { user, go, services, address } = page;
  await add(page);
  await screen.findByText('Setting up your webstore');
  expect(services.session.user()?.roles).toEqual(['Vendor']);
  await user.click(screen.getByRole('button', { name: /^Account:/ }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Saved vendors', 'Switch to Customer View']));
  await user.keyboard('{Escape}');
  await go('/favorites');
  await screen.findByRole('heading', { level: 1, name: 'Saved vendors' });
  expect(address()).toBe('/favorites');
});

it("redirects to the vendors' welcome page when the call fails [ID-92]", async () => {
  const api = anApiThatKnows().answer(identityVendorsRoutes.ensureVendor, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  const page = renderApp({ path: '/vendor/ensureVendor', user: couple, api });
  const { address, services } = page;
  await add(page);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('We can’t be reached right now');
  expect(address()).toBe('/vendor/welcome');
  expect(services.session.user()).toEqual(couple);
});

it('asks for a confirmation before a visited address makes anybody a vendor; declining leads to the welcome page [ID-92]', async () => {
  const api = anApiThatKnows();
  const { user, address, services } = renderApp({ path: '/vendor/webstore/editabout', user: couple, api });
  await screen.findByRole('heading', { level: 1, name: 'Add a business to your account?' });
  expect(address()).toBe('/vendor/ensureVendor');
  expect(screen.getByText(new RegExp(couple.email))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(address()).toBe('/vendor/welcome'));
  expect(api.callsOf(identityVendorsRoutes.ensureVendor)).toEqual([]);
  expect(services.session.user()).toEqual(couple);
});

it('does not ask users who have signed up as a vendor [ID-92] [ID-118]', async () => {
  const nora = { ...couple, settings: { newVendorSignup: 'vendor' as const } };
  const { services } = renderApp({ path: '/vendor/webstore/editabout', user: nora, api: anApiThatKnows() });
  await waitFor(() => expect(services.session.user()?.roles).toEqual(['Vendor']));
});

it('asks visitors to sign in first [ID-90]', async () => {
  const { address } = renderApp({ path: '/vendor/ensureVendor', api: anApiThatKnows() });
  await waitFor(() => expect(address()).toBe('/vendor/login'));
});
