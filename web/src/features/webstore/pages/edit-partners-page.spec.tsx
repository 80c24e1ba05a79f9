import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { draft, listing, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

const [hall, honey, anselm] = ['Dusk Hall', 'Rye & Honey', 'Anselm & Fern'].map((name, nth) =>
  listing(nth + 1, { name, url: `vendor-${nth + 1}`, city: 'Austin', state: 'TX' }),
) as [ReturnType<typeof listing>, ReturnType<typeof listing>, ReturnType<typeof listing>];
const found = (of: ReturnType<typeof listing>) => ({ ...of, subCategoryIds: [] });
const partner = (partnerId: string, description = 'They know every barn.') => ({ partnerId, description });
const shown = [{ id: 'partners' as const, name: 'Preferred partners', enabled: true }];

async function openPartners(start: Partial<WebstoreDraftView> = {}) {
  const { api, change } = anApiWith({
    partners: [partner(honey.id), partner(hall.id, 'Cool in August.')],
    optionalSections: shown,
    ...start,
  });
  api
    .answer(directoryRoutes.listIds, ({ body }) =>
      [hall, honey, anselm].filter(({ id }) => (body as { ids: string[] }).ids.includes(id)),
    )
    .answer(directoryRoutes.webstoresByName, () => [
      found(listing(99, { id: draft().id, name: 'Wildrye Flowers' })),
      found(hall),
      found(anselm),
    ]);
  const page = renderApp({ path: '/vendor/webstore/editpartners', user: vendor, api });
  await screen.findByRole('heading', { name: 'Preferred partners', level: 1 });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  const asked = () => api.callsOf(directoryRoutes.webstoresByName).map(({ path }) => decodeURI(path));
  const saves = () => api.callsOf(webstoreRoutes.saveWebstore).map(({ body }) => body as Partial<WebstoreDraftView>);
  return { ...page, api, change, press, asked, saves };
}
afterEach(() => void jest.useRealTimers());

const search = () => screen.findByRole('combobox', { name: 'Vendor' });
/** Without results, the list contains one option with the reason. */
const anselmFound = () => screen.findByRole('option', { name: /Anselm & Fern/ });
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap((heading) => within(heading).queryByRole('button')?.textContent ?? []);

describe('the partners of a vendor', () => {
  it('are searched from four letters on [WS-109, DIR-21]', async () => {
    const { user, press, asked } = await openPartners();
    await press('Add item');
    await user.type(await search(), 'ans');
    expect(await screen.findByText('Enter at least 4 letters of the name.', { selector: 'p' })).toBeVisible();
    await user.type(await search(), 'elm');
    expect(await anselmFound()).toBeVisible();
    expect(asked()).toEqual(['webstores/name/anselm']);
  });

  it('are searched 300 ms after the last letter [WS-109]', async () => {
    const { press, asked } = await openPartners();
    await press('Add item');
    const field = await search();
    jest.useFakeTimers();
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    for (const value of ['anse', 'ansel']) {
      fireEvent.change(field, { target: { value } });
      await pass(299);
      expect(asked()).toEqual([]);
    }
    await pass(1);
    expect(asked()).toEqual(['webstores/name/ansel']);
  });

  it('are listed with picture, category and place, without the vendor itself and duplicates', async () => {
    const { user, press } = await openPartners();
    await press('Add item');
    await user.type(await search(), 'anselm');
    const option = await anselmFound();
    expect(option).toHaveTextContent('Anselm & FernVenue in Austin, TX');
    expect(within(option).getByText('Anselm')).toHaveClass('underline');
    expect(screen.getByText('1 vendor found')).toBeVisible();
  });

  it('are chosen by keyboard, described, and saved with the visibility of the section [WS-36, WS-32]', async () => {
    const { user, press, saves } = await openPartners();
    await press('Add item');
    expect(screen.getByLabelText('Why you like working together')).toBeDisabled();
    await user.type(await search(), 'anselm');
    await anselmFound();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change Anselm & Fern' })).toHaveFocus());
    expect(screen.getByRole('link', { name: /View their page/ })).toHaveAttribute('target', '_blank');
    await user.type(screen.getByLabelText('Why you like working together'), 'Flowers that last.');
    await press('Save');
    await screen.findByText('Changes saved successfully');
    expect(saves()[0]).toMatchObject({
      optionalSections: shown,
      partners: [partner(honey.id), partner(hall.id, 'Cool in August.'), partner(anselm.id, 'Flowers that last.')],
    });
    expect(Object.keys(saves()[0]!.partners![2]!)).toEqual(['partnerId', 'description']);
  });

  it('require a vendor and a description; the section shows a message [WS-29, WS-111, WS-13]', async () => {
    const { user, press, saves } = await openPartners();
    await press('Add item');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Preferred partners: please complete the required fields or remove before saving',
    );
    expect(screen.getByText('Vendor: field required')).toBeInTheDocument();
    expect(screen.getByText('Why you like working together: field required')).toBeInTheDocument();
    await waitFor(async () => expect(await search()).toHaveFocus());
    await user.type(await search(), 'anselm');
    await user.click(await anselmFound());
    await waitFor(() => expect(screen.queryByText('Vendor: field required')).not.toBeInTheDocument());
    await user.type(screen.getByLabelText('Why you like working together'), 'x'.repeat(241));
    expect(screen.getByText('241 of 240')).toBeInTheDocument();
    expect(
      await screen.findByText('Why you like working together: cannot exceed character limit of 240'),
    ).toBeInTheDocument();
    expect(saves()).toEqual([]);
  });

  it('can be changed for another vendor, or kept', async () => {
    const { user, press, saves } = await openPartners();
    await screen.findByText('Dusk Hall');
    await press(/^Dusk Hall/);
    await press('Change Dusk Hall');
    await waitFor(async () => expect(await search()).toHaveFocus());
    await press('Keep Dusk Hall');
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
    await press('Change Dusk Hall');
    await user.type(await search(), 'anselm');
    await user.click(await anselmFound());
    expect(titles()[1]).toBe('Anselm & FernCool in August.');
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.partners).toEqual([partner(honey.id), partner(anselm.id, 'Cool in August.')]);
  });

  it('are moved with buttons, deleted, and restored when that is undone [WS-32]', async () => {
    const { press } = await openPartners();
    await screen.findByText('Dusk Hall');
    await press(/^Dusk Hall/);
    await press('Move up');
    expect(screen.getByText('Dusk Hall moved to position 1 of 2.')).toBeInTheDocument();
    await press('Delete partner');
    expect(titles()).toEqual(['Rye & HoneyThey know every barn.']);
    await press('Undo');
    expect(titles()).toEqual(['Dusk HallCool in August.', 'Rye & HoneyThey know every barn.']);
  });

  it('that have left the site are marked for the vendor, and stay until they are deleted', async () => {
    const left = '0198c0de-0000-7000-8000-00000000dead';
    const { press, saves } = await openPartners({ partners: [partner(left), partner(hall.id)] });
    expect(await screen.findByText('Not shown')).toBeVisible();
    await press(/^No longer listed/);
    expect(screen.getByText(/page is offline, so couples don’t see this partner/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /View their page/ })).not.toBeInTheDocument();
    await press('Delete partner');
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.partners).toEqual([partner(hall.id)]);
  });

  it('that the api refuses show the reason at the item', async () => {
    const { api, user, press } = await openPartners();
    api.answer(webstoreRoutes.saveWebstore, () => {
      throw new Refusal(400, 'invalid-input', { 'partners.1.partnerId': ['unknown-partner'] });
    });
    await screen.findByText('Dusk Hall');
    await press(/^Dusk Hall/);
    await user.type(screen.getByLabelText('Why you like working together'), '!');
    await press('Save');
    expect(await screen.findByText(/This vendor is no longer on the site/)).toBeVisible();
    expect(screen.getByText('Incomplete')).toBeVisible();
    expect(screen.getByLabelText('Why you like working together')).toHaveValue('Cool in August.!');
  });

  it('are not lost when the search fails', async () => {
    const { api, user, press } = await openPartners();
    api.answer(directoryRoutes.webstoresByName, () => {
      throw new Refusal(503, 'search-unavailable');
    });
    await press('Add item');
    await user.type(await search(), 'anselm');
    expect(
      await screen.findByText('Something went wrong with the search. Please try again.', { selector: 'p' }),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    expect(titles()).toHaveLength(3);
  });

  it('report that a name only finds current partners, or nobody', async () => {
    const { api, user, press } = await openPartners();
    api.answer(directoryRoutes.webstoresByName, ({ path }) => (path.endsWith('dusk') ? [found(hall)] : []));
    await press('Add item');
    await user.type(await search(), 'dusk');
    const taken = 'You’ve already added every vendor with a name like this.';
    expect(await screen.findByText(taken, { selector: 'p' })).toBeVisible();
    await user.clear(await search());
    await user.type(await search(), 'nobody');
    expect(await screen.findByText('No vendors match this name.', { selector: 'p' })).toBeVisible();
  });
});
