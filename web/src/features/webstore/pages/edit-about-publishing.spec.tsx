import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { draft, florist, venues } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { openEditor, press, rename, saves } from '../../../test-support/open-editor.js';

describe('publishing', () => {
  it('saves first, then publishes, and leaves nothing unsaved [WS-189] [WS-21]', async () => {
    const page = await openEditor();
    await rename(page, 'Wildrye and Daughters');
    await press(page, 'Save and publish');
    expect(await screen.findByRole('heading', { name: /Version 14/ })).toBeInTheDocument();
    const done = page.api.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    expect(done).toEqual(['PATCH webstores', `PUT webstores/${draft().id}/publish`]);
    expect(screen.getByText('Published', { selector: 'header span' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save and publish' })).toBeDisabled();
  });

  it('lists missing requirements and publishes nothing', async () => {
    const page = await openEditor({ publishStatus: 'Unpublished', missingForPublish: ['photo', 'services'] });
    const missing = within(
      screen.getByRole('heading', { name: 'Before you can publish' }).parentElement as HTMLElement,
    );
    expect(missing.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A photo',
      'At least one service',
    ]);
    // Photos and services have separate pages.
    expect(missing.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/vendor/webstore/editgallery',
      '/vendor/webstore/editamenities',
    ]);
    await press(page, 'Save and publish');
    expect(await screen.findByRole('alert')).toHaveTextContent('A few things are missing');
    expect(page.api.callsOf(webstoreRoutes.publish)).toEqual([]);
  });

  it('says that it failed and keeps the page [WS-188]', async () => {
    const page = await openEditor({ publishStatus: 'Unpublished Changes' });
    page.api.answer(webstoreRoutes.publish, () => {
      throw new Refusal(500, 'unexpected-error');
    });
    await press(page, 'Save and publish');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Your webstore failed to publish. Don't worry! Its not you. Try publishing it again.",
    );
    expect(screen.getByRole('button', { name: 'Save and publish' })).toBeEnabled();
  });

  it('explains that the removal of the business prevents it [OP-39]', async () => {
    const page = await openEditor({ publishStatus: 'Unpublished Changes' });
    page.api.answer(webstoreRoutes.publish, () => {
      throw new Refusal(409, 'removal-requested');
    });
    await press(page, 'Save and publish');
    expect(await screen.findByRole('alert')).toHaveTextContent('This business is scheduled for removal.');
  });

  it('is not attempted when saving failed', async () => {
    const page = await openEditor();
    page.api.answer(webstoreRoutes.saveWebstore, () => {
      throw new Refusal(500, 'unexpected-error');
    });
    await rename(page, 'Wildrye');
    await press(page, 'Save and publish');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error saving changes');
    expect(page.api.callsOf(webstoreRoutes.publish)).toEqual([]);
  });
});

describe('unpublishing', () => {
  it('asks for a confirmation and explains the consequences; canceling changes nothing', async () => {
    const page = await openEditor();
    await press(page, 'Unpublish');
    const question = await screen.findByRole('alertdialog', { name: 'Take your page offline?' });
    expect(question).toHaveTextContent('Couples will no longer find Wildrye Flowers');
    await page.user.click(within(question).getByRole('button', { name: 'Keep it online' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(page.api.callsOf(webstoreRoutes.unpublish)).toEqual([]);
  });

  it('takes the page offline [WS-191] [WS-21]', async () => {
    const page = await openEditor();
    await press(page, 'Unpublish');
    const question = await screen.findByRole('alertdialog');
    await page.user.click(within(question).getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('Unpublished', { selector: 'header span' })).toBeInTheDocument();
    expect(screen.getByText('Your page is offline. Your draft is saved.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See your page' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Version/ })).not.toBeInTheDocument();
  });
});

describe('choosing categories', () => {
  it('shows a capacity for venues only [WS-55, WS-184]', async () => {
    const page = await openEditor();
    expect(screen.queryByLabelText('Maximum guests')).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: /Categories/ }));
    expect(screen.queryByRole('option', { name: 'Other service' })).not.toBeInTheDocument();
    await page.user.click(await screen.findByRole('option', { name: 'Venue' }));
    await page.user.keyboard('{Escape}');
    await page.user.type(await screen.findByLabelText('Maximum guests'), '150');
    await page.user.click(screen.getByRole('checkbox', { name: 'Venue of one kind' }));
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    const subCategoryIds = { [florist.id]: [1001], [venues.id]: [201] };
    const categoryIds = [10, venues.id];
    expect(saves(page)[0]).toEqual({ id: draft().id, version: 4, categoryIds, subCategoryIds, capacity: 150 });
  });
});
