import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import { anApi, renderApp } from '../test-support/render-app.js';

const ownPages = [
  ['/vendor/signup', 'Put your work in front of couples'],
  ['/vendor/login', 'Vendor sign-in'],
] as const;

function opened(path: string, toggles?: FeatureToggleView[]) {
  const api = anApi().answer(singleSignOnRoutes.startSingleSignOn, () => ({ address: null, state: 'a-state' }));
  const page = renderApp({ path, toggles, api });
  return { ...page, started: () => api.callsOf(singleSignOnRoutes.startSingleSignOn).map(({ body }) => body) };
}

it.each(ownPages)('%s is a page of this site while newVendor is on [ID-19] [OP-2]', async (path, heading) => {
  const { address, started } = opened(path, [{ featureName: 'newVendor', enabled: 1 }]);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect([address(), started()]).toEqual([path, []]);
});

it.each(ownPages)('%s leads to single sign-on while newVendor is off [ID-19]', async (path, heading) => {
  const { address, started } = opened(path, [{ featureName: 'newVendor', enabled: 0 }]);
  await waitFor(() => expect(started()).toEqual([{ provider: 'vendor' }]));
  expect(address()).toBe('/vendor-login');
  expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
});

it('the pages of vendors are shown before the toggles are loaded', async () => {
  const { started } = opened('/vendor/signup');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Put your work in front of couples' }),
  ).toBeInTheDocument();
  expect(started()).toEqual([]);
});
