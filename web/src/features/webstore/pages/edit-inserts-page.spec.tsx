import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { retailStoresRoutes } from '#contracts/webstore/retail-stores.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';
import { northAustin } from '../../../test-support/retail-examples.js';

const orderUrl = 'https://print.example/order?vendor=a-code';

async function openInserts(start: Partial<WebstoreDraftView> = {}, answer: () => unknown = () => ({ orderUrl })) {
  const { api } = anApiWith(start);
  api.answer(retailStoresRoutes.inserts, answer as never);
  const page = renderApp({ path: '/vendor/webstore/editinserts', user: vendor, api });
  await screen.findByRole('heading', { name: 'In-store inserts', level: 1 });
  return { ...page, api };
}

describe('the page of the inserts', () => {
  it('links to the order page in a new tab [WS-125]', async () => {
    await openInserts({ preferredStore: northAustin });
    const link = await screen.findByRole('link', { name: /^Order inserts/ });
    expect(link).toHaveAttribute('href', orderUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(document.body).not.toHaveTextContent(vendor.email);
    expect(screen.getByText('Opens print.example in a new tab')).toBeInTheDocument();
    expect(screen.getByText(/North Austin, hands them out/)).toBeInTheDocument();
  });

  it('links to the store locator while no store is chosen', async () => {
    await openInserts();
    expect(await screen.findByRole('link', { name: 'Choose a store' })).toHaveAttribute(
      'href',
      '/vendor/webstore/editstore',
    );
  });

  it('copies the link for browsers that block new tabs', async () => {
    const { user } = await openInserts();
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(orderUrl);
  });

  it('publishes the changes of other sections', async () => {
    const { user, api } = await openInserts({ publishStatus: 'Unpublished Changes' });
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    await waitFor(() => expect(api.callsOf(webstoreRoutes.publish)).toHaveLength(1));
  });

  it('reports that the site has no order page', async () => {
    await openInserts({}, () => ({ orderUrl: null }));
    expect(await screen.findByRole('heading', { name: 'Inserts can’t be ordered yet' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Order inserts/ })).not.toBeInTheDocument();
  });

  it('can be retried when the order page cannot be loaded', async () => {
    const { user, api } = await openInserts({}, () => {
      throw new Refusal(503, 'unavailable');
    });
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    api.answer(retailStoresRoutes.inserts, () => ({ orderUrl }));
    await user.click(tryAgain);
    expect(await screen.findByRole('link', { name: /^Order inserts/ })).toBeInTheDocument();
  });
});
