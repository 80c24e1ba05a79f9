import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { SuggestedSearchView, SuggestionsView } from '#contracts/directory/directory.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { activeCategories } from '../../../test-support/all-categories.js';
import { chicago } from '../../../test-support/examples.js';
import { Refusal, type FakeCall } from '../../../test-support/fake-api.js';
import { aDirectory } from '../../../test-support/open-directory.js';
import { renderApp } from '../../../test-support/render-app.js';

const florists = { id: 5, externalId: 'florist', namePlural: 'Florists', via: null };
const vendor = (name: string) => ({
  id: `01985d2e-0000-7000-8000-${name.length.toString().padStart(12, '0')}`,
  name,
  url: name.toLowerCase().replaceAll(' ', '-'),
  city: 'Austin',
  state: 'TX',
  categoryName: 'Florist',
});
const nothing: SuggestionsView = { searches: [], vendors: [], places: [], categories: [] };

async function open(path: string, suggest: (call: FakeCall) => SuggestionsView | Promise<SuggestionsView>) {
  const api = aDirectory()
    .answer(directoryRoutes.suggestions, suggest)
    .answer(webstoreRoutes.vendorCategories, () => activeCategories);
  const page = renderApp({ path, api });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Or search in your own words' })).toBeInTheDocument(),
  );
  const type = (text: string) =>
    page.user.type(screen.getByRole('combobox', { name: 'Or search in your own words' }), text);
  const asked = () => api.callsOf(directoryRoutes.suggestions).map(({ query }) => query['text']);
  return { ...page, type, asked };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
afterEach(() => void jest.useRealTimers());

const flowers = () => ({ searches: [], categories: [florists], places: [chicago], vendors: [vendor('Floral Hour')] });
const groups = () =>
  screen.getAllByRole('group').map((group) => [
    group.getAttribute('aria-labelledby') &&
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
  ]);

describe('the search box', () => {
  it('suggests categories, vendors and places in groups, and all vendors of the name', async () => {
    const { type } = await open('/vendors', flowers);
    await type('flor');
    await screen.findByRole('option', { name: /Floral Hour/ });
    expect(groups().flat()).toEqual([
      ['Florists'],
      ['Floral HourFlorist in Austin, TX'],
      ['Chicago, IL'],
      ['All vendors named “flor”'],
    ]);
  });

  it('leads to a vendor, with the arrow keys and Enter', async () => {
    const { user, type, address } = await open('/vendors', flowers);
    await type('flor');
    await screen.findByRole('option', { name: /Floral Hour/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/floral-hour'));
  });

  it.each(['/', '/vendors'])('at %s leads to a category, then a place, then a name [DIR-21, DIR-23]', async (path) => {
    const { user, type, address } = await open(path, flowers);
    await type('flor');
    await user.click(await screen.findByRole('option', { name: 'Florists' }));
    await waitFor(() => expect(address()).toBe('/vendors?category=florist'));
    await screen.findByRole('heading', { name: 'Florist plural', level: 1 });
    await type('chic');
    await user.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
    await waitFor(() => expect(address()).toBe('/vendors/chicago-il/florist'));
    await screen.findByRole('heading', { name: 'Florist plural in Chicago, IL', level: 1 });
    expect(screen.getByRole('combobox', { name: 'Or search in your own words' })).toHaveFocus();
    await type('wildrye{Enter}');
    await waitFor(() => expect(address()).toBe('/vendors/chicago-il/florist?name=wildrye'));
  });

  it('searches for a name of four letters with Enter, and for no shorter one [DIR-21]', async () => {
    const { user, type, address } = await open('/vendors', () => nothing);
    await type('wil{Enter}');
    expect(await screen.findByText('Enter at least 4 letters of the name.')).toBeInTheDocument();
    expect(address()).toBe('/vendors');
    await user.keyboard('d{Enter}');
    await waitFor(() => expect(address()).toBe('/vendors?name=wild'));
  });
});

describe('a category that is typed in full and entered', () => {
  it('is searched for, not taken for a name', async () => {
    const { type, address } = await open('/vendors', () => ({ ...nothing, categories: [florists] }));
    await type('wedding florists{Enter}');
    await waitFor(() => expect(address()).toBe('/vendors?category=florist'));
  });

  it('stays a name when it is only the beginning of one', async () => {
    const { type, address } = await open('/vendors', () => ({ ...nothing, categories: [florists] }));
    await type('flor{Enter}');
    await waitFor(() => expect(address()).toBe('/vendors?name=flor'));
  });
});

describe('several words', () => {
  const meant: SuggestedSearchView = {
    text: 'Florists in Chicago, IL: $ or $$',
    category: 'florist',
    place: chicago,
    subCategoryIds: [],
    styles: [],
    priceTiers: [1, 2],
    guests: null,
    availabilityDate: null,
    name: null,
  };
  const understood = () => ({ ...nothing, searches: [meant] });

  it('are suggested as the search that they mean, with prices, guests or a day', async () => {
    const [forGuests, onDay] = ['Venues in Chicago, IL: 120 guests', 'Florists in Chicago, IL: free on June 12, 2027'];
    // Only for all the words: an answer to the first ones would be replaced while it is clicked.
    const searches: Record<string, SuggestedSearchView> = {
      'florist chicago under $$$': meant,
      'venue for 120 guests': { ...meant, text: forGuests, category: 'venues', priceTiers: [], guests: 120 },
      'florist chicago june 12': { ...meant, text: onDay, priceTiers: [], availabilityDate: '2027-06-12' },
    };
    const { user, type, address } = await open('/vendors', ({ query }) => {
      const search = searches[query['text'] ?? ''];
      return { ...nothing, searches: search ? [search] : [] };
    });
    const choose = async (words: string, to: string) => {
      await type(words);
      await user.click(await screen.findByRole('option', { name: searches[words]?.text ?? 'none' }));
      await waitFor(() => expect(address()).toBe(to));
    };
    await choose('florist chicago under $$$', '/vendors/chicago-il/florist?price=1-2');
    await choose('venue for 120 guests', '/vendors/chicago-il/venues?guests=120');
    await choose('florist chicago june 12', '/vendors/chicago-il/florist?date=2027-06-12');
  });

  it('that may mean several places are asked back, one suggestion for each', async () => {
    const springfield = (state: string) => ({
      ...meant,
      text: `Florists in Springfield, ${state}`,
      priceTiers: [],
      place: { ...chicago, slug: `springfield-${state.toLowerCase()}`, displayText: `Springfield, ${state}` },
    });
    const { user, type, address } = await open('/vendors', () => ({
      ...nothing,
      searches: ['MO', 'MA', 'IL'].map(springfield),
    }));
    await type('florist springfield');
    const options = await screen.findAllByRole('option', { name: /^Florists in Springfield/ });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Florists in Springfield, MO',
      'Florists in Springfield, MA',
      'Florists in Springfield, IL',
    ]);
    await user.click(options[1]!);
    await waitFor(() => expect(address()).toBe('/vendors/springfield-ma/florist'));
  });

  it('are searched for by their meaning with Enter, otherwise as a name', async () => {
    const { type, address } = await open('/', ({ query: { text } }) => (text === 'oak hall' ? nothing : understood()));
    await type('florist chicago{Enter}');
    await waitFor(() => expect(address()).toBe('/vendors/chicago-il/florist?price=1-2'));
    await screen.findByRole('heading', { level: 1, name: /Chicago/ });
    await type('oak hall{Enter}');
    await waitFor(() => expect(address()).toMatch(/name=oak\+hall/));
  });
});

it('sends one request for a word that is typed quickly, and none for a single letter', async () => {
  const { asked } = await open('/vendors', flowers);
  jest.useFakeTimers();
  const write = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Or search in your own words' }), { target: { value } });
  write('f');
  await pass(1_000);
  expect(asked()).toEqual([]);
  for (const text of ['fl', 'flo', 'flor']) {
    write(text);
    await pass(100);
  }
  expect(asked()).toEqual([]);
  await pass(1_000);
  expect(asked()).toEqual(['flor']);
});

it('never shows an earlier response over a later one', async () => {
  let late: (answer: SuggestionsView) => void = () => undefined;
  const { user, type, asked } = await open('/vendors', ({ query: { text } }) => {
    if (text === 'salt') return new Promise((resolve) => (late = resolve));
    return text === 'salty' ? { ...nothing, vendors: [vendor('Salty Air')] } : nothing;
  });
  await type('salt');
  await waitFor(() => expect(asked()).toContain('salt'));
  await user.keyboard('y');
  await screen.findByRole('option', { name: /Salty Air/ });
  jest.useFakeTimers();
  late({ ...nothing, vendors: [vendor('Salt and Stone')] });
  await pass(1_000);
  expect(screen.queryByRole('option', { name: /Salt and Stone/ })).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Salty Air/ })).toBeInTheDocument();
});

it('still searches by name while suggestions are unavailable, and announces it', async () => {
  const { user, type, address } = await open('/vendors', () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  await type('wil');
  expect(await screen.findAllByText('Suggestions aren’t available right now')).not.toHaveLength(0);
  await user.keyboard('d{Enter}');
  await waitFor(() => expect(address()).toBe('/vendors?name=wild'));
});
