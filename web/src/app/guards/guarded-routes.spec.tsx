import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aBusiness, ownPages, stripeData } from '../../test-support/billing-examples.js';
import { couple, searchAnswer, vendor } from '../../test-support/examples.js';
import { aLocationsApi } from '../../test-support/location-examples.js';
import { anApiWith } from '../../test-support/open-editor.js';
import { anApi, renderApp } from '../../test-support/render-app.js';

const own = { results: ownPages.slice(0, 1), numResults: 1, page: 1, pageSize: 12 };
const aVendorsApi = () =>
  anApi()
    .answer(directoryRoutes.webstoreSearch, () => searchAnswer())
    .answer(webstoreRoutes.webstoresOfUser, () => own);
const toggles = (analytics: 0 | 1, newVendor: 0 | 1 = 1): FeatureToggleView[] => [
  { featureName: 'analytics', enabled: analytics },
  { featureName: 'newVendor', enabled: newVendor },
];
const openAnalytics = (analytics: 0 | 1) =>
  renderApp({ path: '/vendor/analytics', user: vendor, api: aVendorsApi(), toggles: toggles(analytics) });

// The pages of analytics and of the setup are placeholders: the rows about them are named once they exist.
describe('/vendor/analytics', () => {
  it('opens while the analytics are on', async () => {
    const { address } = openAnalytics(1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    expect(address()).toBe('/vendor/analytics');
  });

  it('redirects to the dashboard while they are off', async () => {
    const { address } = openAnalytics(0);
    await waitFor(() => expect(address()).toBe('/vendor/dashboard'));
    expect(screen.queryByRole('heading', { name: 'Analytics' })).not.toBeInTheDocument();
  });

  it('redirects to the webstore while it is unpublished', async () => {
    const { api } = anApiWith({ publishStatus: 'Unpublished' });
    const path = '/vendor/webstore/editabout';
    const { address, go } = renderApp({ path, user: vendor, api, toggles: toggles(1) });
    await screen.findByLabelText('Business name');
    await go('/vendor/analytics');
    await waitFor(() => expect(address()).toBe('/vendor/webstore'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your webstore' })).toBeVisible();
  });
});

describe('/vendor/webstores', () => {
  const opened = (tier: 'starter' | null, newVendor: 0 | 1) => {
    const api = aLocationsApi(stripeData([], { tier }));
    return renderApp({ path: '/vendor/webstores', user: vendor, api, toggles: toggles(1, newVendor) });
  };

  it.each([
    [0, '/vendor/prices'],
    [1, '/vendor/newwebstoresetup/plan'],
  ] as const)(
    'redirects a vendor without a plan to where one is chosen: with newVendor %i to %s [ID-97]',
    async (newVendor, choice) => {
      const { address } = opened(null, newVendor);
      await waitFor(() => expect(address()).toBe(choice));
      expect(screen.queryByRole('heading', { name: 'Locations' })).not.toBeInTheDocument();
    },
  );

  it('opens to a vendor with a plan, the free one included', async () => {
    const { address } = opened('starter', 1);
    expect(await screen.findByRole('heading', { level: 2, name: 'Locations' })).toBeVisible();
    expect(address()).toBe('/vendor/webstores');
  });
});

describe.each(['plan', 'payment', 'success'])('/vendor/newwebstoresetup/%s', (step) => {
  const openStep = (tier: 'starter' | 'essential' | 'premium', hasAddresses: boolean) => {
    const [webstore] = own.results;
    const api = aVendorsApi()
      .answer(webstoreRoutes.webstoresOfUser, () => ({ ...own, results: [{ ...webstore!, hasAddresses }] }))
      .answer(vendorsRoutes.vendorOfUsername, () => aBusiness())
      .answer(billingRoutes.stripeData, () => stripeData([], { tier }));
    return renderApp({ path: `/vendor/newwebstoresetup/${step}`, user: vendor, api, toggles: toggles(0) });
  };

  it.each(['essential', 'premium'] as const)(
    'sends a vendor with %s to the dashboard when there are addresses, otherwise to the business step',
    async (tier) => {
      const complete = openStep(tier, true);
      await waitFor(() => expect(complete.address()).toBe('/vendor/dashboard'));
      complete.unmount();
      const { address } = openStep(tier, false);
      await waitFor(() => expect(address()).toBe('/vendor/newwebstoresetup/business'));
      expect(await screen.findByRole('heading', { level: 1, name: 'Set up your webstore' })).toBeVisible();
    },
  );

  it('stays open to a vendor with the free plan', async () => {
    const { address, api } = openStep('starter', true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up your webstore' })).toBeVisible();
    // The page and the notice above it may each ask.
    await waitFor(() => expect(api.callsOf(billingRoutes.stripeData)).not.toEqual([]));
    expect(address()).toBe(`/vendor/newwebstoresetup/${step}`);
  });
});

describe('/verify-identity/send', () => {
  it('redirects visitors to the landing page, and opens to everybody who is signed in [ID-103]', async () => {
    const visitor = renderApp({ path: '/verify-identity/send', api: aVendorsApi() });
    await waitFor(() => expect(visitor.address()).toBe('/'));
    expect(screen.queryByRole('heading', { name: 'Is this your business?' })).not.toBeInTheDocument();
    visitor.unmount();
    for (const user of [couple, vendor]) {
      const page = renderApp({ path: '/verify-identity/send', user, api: aVendorsApi() });
      expect(await screen.findByRole('heading', { level: 1, name: 'Is this your business?' })).toBeVisible();
      expect(page.address()).toBe('/verify-identity/send');
      page.unmount();
    }
  });
});
