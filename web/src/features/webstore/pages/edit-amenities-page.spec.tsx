import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { draft, florist, vendor, venues } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

async function openAmenities(start: Partial<WebstoreDraftView> = {}) {
  const { api, change } = anApiWith({ categoryIds: [florist.id, venues.id], ...start });
  const page = renderApp({ path: '/vendor/webstore/editamenities', user: vendor, api });
  await screen.findByRole('heading', { name: 'Amenities and services', level: 1 });
  const saves = () => api.callsOf(webstoreRoutes.saveWebstore).map(({ body }) => body);
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  const check = (name: string) => page.user.click(screen.getByRole('checkbox', { name }));
  return { ...page, api, change, saves, press, check };
}
const card = (name: string) => within(screen.getByRole('region', { name: `Services: ${name}` }));

describe('services and styles', () => {
  it('are chosen per category, in a group for each type of service [WS-64]', async () => {
    await openAmenities();
    expect(card('Florist').getByRole('group', { name: 'Florist extras' })).toBeInTheDocument();
    expect(card('Florist').getByRole('checkbox', { name: 'Florist service A' })).toBeChecked();
    expect(card('Venue').getByRole('group', { name: 'Venue extras' })).toBeInTheDocument();
    expect(card('Venue').getByRole('checkbox', { name: 'Venue service A' })).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'Services: Stationer' })).not.toBeInTheDocument();
  });

  it('have styles only if the category has any [WS-65]', async () => {
    await openAmenities();
    expect(card('Florist').getByRole('group', { name: 'Styles' })).toBeInTheDocument();
    expect(card('Venue').queryByRole('group', { name: 'Styles' })).not.toBeInTheDocument();
  });

  it('are counted as they are checked', async () => {
    const { check } = await openAmenities();
    expect(card('Florist').getByText('1 service, 0 styles')).toBeInTheDocument();
    expect(card('Venue').getByText('None')).toBeInTheDocument();
    await check('Florist service B');
    await check('Garden');
    expect(card('Florist').getByText('2 services, 1 style')).toBeInTheDocument();
    expect(card('Florist').getByText('2 of 2')).toBeInTheDocument();
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });

  it('are saved separately, each list only if it was changed [WS-37]', async () => {
    const { check, press, saves } = await openAmenities();
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
    await check('Venue service B');
    await check('Venue service B');
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
    await check('Venue service B');
    await press('Save');
    expect(await screen.findByText('Changes saved successfully')).toBeInTheDocument();
    await check('Garden');
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(2));
    const { id } = draft();
    expect(saves()).toEqual([
      { id, version: 4, services: [10_001, 2_002] },
      { id, version: 5, styles: [11_001] },
    ]);
  });

  it('can be published from here, and are kept when that fails', async () => {
    const { api, check, press } = await openAmenities();
    api.answer(webstoreRoutes.saveWebstore, () => {
      throw new Refusal(500, 'unexpected-error');
    });
    await check('Venue service B');
    await press('Save and publish');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error saving changes');
    expect(screen.getByRole('checkbox', { name: 'Venue service B' })).toBeChecked();
    expect(api.callsOf(webstoreRoutes.publish)).toEqual([]);
  });

  it('of a category that was changed in another tab cause a question before they are overwritten', async () => {
    const { change, check, press, saves } = await openAmenities();
    change({ categoryIds: [florist.id] });
    await check('Florist service B');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone changed this page after you opened it');
    await press('Keep my changes');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Services: Venue' })).not.toBeInTheDocument());
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toEqual({ id: draft().id, version: 5, services: [10_001, 10_002] });
  });

  it('require a category, which is chosen in About', async () => {
    await openAmenities({ categoryIds: [], services: [] });
    expect(screen.getByText(/Choose a category first/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose one in About' })).toHaveAttribute(
      'href',
      '/vendor/webstore/editabout',
    );
  });
});
