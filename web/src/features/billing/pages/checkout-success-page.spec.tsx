import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { PublishStatus } from '#contracts/webstore/webstore-content.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aBillingApi, aPlan, ownPagesThatAre, stripeData } from '../../../test-support/billing-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { renderApp } from '../../../test-support/render-app.js';
import { productsStorageKey } from '../api.js';

const openAs = (publishStatus: PublishStatus) => {
  const api = aBillingApi(stripeData([aPlan()]));
  api.answer(webstoreRoutes.webstoresOfUser, () => ownPagesThatAre(publishStatus));
  return renderApp({ path: '/vendor/checkout/success', user: vendor, api });
};

it('removes the payment data that the browser has stored [BIL-36]', async () => {
  window.localStorage.setItem(productsStorageKey, JSON.stringify({ at: Date.now(), answer: [] }));
  openAs('Published');
  expect(await screen.findByText(/^Premium has started/)).toBeInTheDocument();
  expect(window.localStorage.getItem(productsStorageKey)).toBeNull();
});

it.each([
  ['Unpublished', '/vendor/webstore/editabout', 1],
  ['Published', '/vendor/dashboard', 0],
] as const)('leads the vendor of a page that is %s to %s', async (publishStatus, path, lists) => {
  const { user, address } = openAs(publishStatus);
  const link = await screen.findByRole('link', { name: 'Let’s go' });
  expect(screen.queryAllByRole('list', { name: 'Next steps' })).toHaveLength(lists);
  await user.click(link);
  await waitFor(() => expect(address()).toBe(path));
});
