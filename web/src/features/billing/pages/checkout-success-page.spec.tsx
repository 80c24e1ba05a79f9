import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aBillingApi, aPlan, stripeData } from '../../../test-support/billing-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { renderApp } from '../../../test-support/render-app.js';
import { productsStorageKey } from '../api.js';

it('welcomes the vendor, removes the stored payment data, and leads to the page about the business [BIL-36]', async () => {
  window.localStorage.setItem(productsStorageKey, JSON.stringify({ at: Date.now(), answer: [] }));
  const { user, address } = renderApp({
    path: '/vendor/checkout/success',
    user: vendor,
    api: aBillingApi(stripeData([aPlan()])),
  });
  expect(await screen.findByText(/^Premium has started/)).toBeInTheDocument();
  expect(window.localStorage.getItem(productsStorageKey)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Let’s go' }));
  await waitFor(() => expect(address()).toBe('/vendor/webstore/editabout'));
});
