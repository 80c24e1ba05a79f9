import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { listing, searchAnswer } from '../../../test-support/examples.js';
import { Refusal, type FakeCall } from '../../../test-support/fake-api.js';
import { aDirectory, cards, choose, paged, rail, searches, tick } from '../../../test-support/open-directory.js';
import { renderApp } from '../../../test-support/render-app.js';

afterEach(() => void jest.useRealTimers());

const value = (text: string, count: number, selected = false) => ({ value: text, count, selected });
const facets: WebstoreSearchView['facets'] = {
  ...searchAnswer().facets,
  styles: [value('11001', 12)],
  priceTiers: [value('2', 7), value('3', 1_204)],
  capacity: [value('small', 4)],
  travelOptions: [value('nationally', 3)],
  resultsIncludeFeatures: [value('feature_premiumBadge', 5)],
};
const counted = (call: FakeCall): WebstoreSearchView => ({ ...paged(call), facets });

const open = async (path: string, api = aDirectory(counted)) => {
  const page = renderApp({ path, api });
  await screen.findByText(/^\d+ vendors?$/);
  return page;
};
const boxes = (section: string) =>
  within(rail().getAllByRole('group', { name: section })[0] as HTMLElement)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const sections = () => texts(rail().getAllByRole('heading', { level: 3 }));
const chips = () => texts(screen.queryAllByRole('row'));
const remove = async ({ user }: Awaited<ReturnType<typeof open>>, chip: string) =>
  user.click(screen.getByRole('row', { name: chip }));

describe('the filters', () => {
  it('of a category are its own, with the number of results for each choice [DIR-19, DIR-20, DIR-23]', async () => {
    await open('/vendors?category=florist');
    const all = 'Date, Price, Style, Specialty, Services, Travel, Shipping, More filters, Vendor name';
    expect(sections().join(', ')).toBe(all);
    expect(rail().getAllByRole('checkbox', { name: /^(Budget|Standard|Premium|Luxury)/ })).toHaveLength(4);
    const counted = ['Standard 7', 'Premium 1,204', 'Luxury 0', 'Garden 12', 'Florist service B 0'];
    for (const name of counted) expect(rail().getByRole('checkbox', { name: `${name} vendors` })).toBeEnabled();
    const travel = ['Travels locally0 vendors', 'Travels nationwide3 vendors', 'Travels worldwide0 vendors'];
    expect(boxes('Travel')).toEqual(travel);
  });

  it.each(['venues', 'lodging'])('of %s have guests and no travel [DIR-18, DIR-22]', async (category) => {
    const { go } = await open(`/vendors?category=${category}`);
    expect(sections()).toEqual(expect.arrayContaining(['Guests']));
    expect(sections()).not.toContain('Travel');
    const bands = ['Intimate, under 50', 'Small, 50 to 100', 'Medium, 101 to 200', 'Large, 201 to 300'];
    const guests = [...bands, 'Extra large, over 300'].map((band) => expect.stringContaining(`${band} guests`));
    expect(boxes('Guests')).toEqual(guests);
    await go('/vendors?category=florist');
    await screen.findByRole('heading', { name: 'Florists' });
    expect(sections()).not.toContain('Guests');
    expect(sections()).toContain('Travel');
  });

  it('without a category are only those of every vendor', async () => {
    await open('/vendors');
    expect(sections()).toEqual(['Date', 'Price', 'Travel', 'Shipping', 'More filters', 'Vendor name']);
  });

  it('show long lists in part, chosen values always', async () => {
    const { user } = await open('/vendors?category=lodging&subcategories=408');
    const specialty = () => rail().getAllByRole('checkbox', { name: /^Room \d/ });
    expect(specialty()).toHaveLength(7);
    expect(rail().getByRole('checkbox', { name: /^Room 8/ })).toBeChecked();
    await user.click(rail().getByRole('button', { name: 'Show 2 more' }));
    expect(specialty()).toHaveLength(9);
    await user.click(rail().getByRole('button', { name: 'Show fewer' }));
    expect(specialty()).toHaveLength(7);
  });
});

describe('a choice', () => {
  it('of a value changes the address and causes one request [DIR-15, DIR-16]', async () => {
    const { user, api, address } = await open('/vendors?category=florist');
    await tick(user, /^Garden/);
    expect(address()).toBe('/vendors?category=florist&styles=11001');
    await waitFor(() => expect(searches(api).at(-1)).toMatchObject({ categoryId: '10', styles: '11001' }));
    expect(searches(api)).toHaveLength(2);
    expect(chips()).toEqual(['Garden']);
    expect(screen.getByRole('checkbox', { name: /^Garden/ })).toBeChecked();
  });

  it('of several values at once loses none, and the last of few calls contains all of them', async () => {
    const { api, address } = await open('/vendors?category=florist');
    const names = [/^Garden/, /^Standard/, /^Premium 1/, /^Florist service A/, /^Travels nat/];
    const boxes = names.map((name) => rail().getByRole('checkbox', { name }));
    // However long the page takes to render, no time passes between the clicks.
    jest.useFakeTimers();
    for (const box of boxes) await act(async () => box.click());
    const said = new URLSearchParams('services=10001&styles=11001&price=2-3&travelOptions=nationally');
    for (const [name, given] of said) expect(address()).toContain(`${name}=${given}`);
    const all = { styles: '11001', priceTiers: '2-3', services: '10001', travelOptions: 'nationally' };
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(searches(api).at(-1)).toMatchObject(all);
    // The one of the page, and at most the first and the last of those of the boxes.
    expect(searches(api).length).toBeLessThanOrEqual(3);
  });

  it('keeps the previous list until the response arrives, and marks it as busy [DIR-25]', async () => {
    const answer = Promise.withResolvers<WebstoreSearchView>();
    const api = aDirectory((call) => (call.query['styles'] ? answer.promise : counted(call)));
    const { user } = await open('/vendors?category=florist', api);
    const results = screen.getByRole('region', { name: 'Results' });
    expect(results).toHaveAttribute('aria-busy', 'false');
    await tick(user, /^Garden/);
    await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'true'));
    expect(cards()).toHaveLength(12);
    act(() => answer.resolve(searchAnswer({ results: [listing(99)], numResults: 1 })));
    await waitFor(() => expect(cards()).toEqual(['Vendor 99']));
    expect(results).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('1 vendor');
  });

  it('of an order shows the loading state too, and starts at the first page [DIR-25]', async () => {
    const api = aDirectory((call) => (call.query['sort'] ? new Promise(() => undefined) : counted(call)));
    const { user, address } = await open('/vendors?page=2', api);
    await choose(user, /Sort by/, 'Name, A to Z');
    expect(address()).toBe('/vendors?sort=name');
    const results = screen.getByRole('region', { name: 'Results' });
    await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'true'));
  });

  it('of a day excludes past ones and is part of the address [SYS-21]', async () => {
    const { user, api, address } = await open('/vendors');
    await user.click(rail().getByRole('button', { name: 'Date, Any day' }));
    const days = await screen.findAllByRole('button', { name: /day, \w+ \d/ });
    const today = days.find((day) => /^Today/.test(day.getAttribute('aria-label') ?? '')) as HTMLElement;
    expect(days.find((day) => day.getAttribute('aria-disabled') !== 'true')).toBe(today);
    await user.click(today);
    const iso = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    expect(address()).toBe(`/vendors?date=${iso}`);
    await waitFor(() => expect(searches(api).at(-1)).toMatchObject({ availabilityDate: iso }));
    await user.click(rail().getByRole('button', { name: 'Clear date' }));
    expect(address()).toBe('/vendors');
  });
});

describe('active filters', () => {
  /** Also tries names of the api's parameters and of nothing at all, which the page ignores. */
  const all =
    '/vendors?category=florist&subcategories=1001&styles=11001&price=2-4&services=10001-10002&date=2999-10-16' +
    '&serviceAreas=4671654&shippingOptions=national-global&travelOptions=locally' +
    '&resultsIncludeFeatures=feature_premiumBadge&resultsExcludeFeatures=feature_faqs&name=wild&subCategoryIds=1002&priceTiers=1&colour=red';

  it('are restored from an address, every filter of it and nothing else [DIR-14, DIR-16, DIR-17]', async () => {
    const { api, go } = await open(all);
    expect(searches(api)).toEqual([
      {
        categoryId: '10',
        subCategoryIds: '1001',
        styles: '11001',
        priceTiers: '2-4',
        services: '10001-10002',
        availabilityDate: '2999-10-16',
        serviceAreas: '4671654',
        shippingOptions: 'national-global',
        travelOptions: 'locally',
        resultsIncludeFeatures: 'feature_premiumBadge',
        resultsExcludeFeatures: 'feature_faqs',
        name: 'wild',
        page: '1',
        pageSize: '12',
      },
    ]);
    expect(chips()).toEqual([
      'Wed, Oct 16, 2999',
      '$$',
      '$$$$',
      'Garden',
      'Florist of one kind',
      'Florist service A',
      'Florist service B',
      'Travels locally',
      'Ships nationwide',
      'Ships worldwide',
      'Selected area',
      'Premier vendor',
      'Without FAQs',
      '“wild”',
    ]);
    expect(rail().getByRole('checkbox', { name: /^Premier vendor/ })).toBeChecked();
    // Florists have no guests.
    await go('/vendors?category=venues&capacity=small');
    await waitFor(() => expect(searches(api)).toHaveLength(2));
    expect(searches(api)[1]).toEqual({ categoryId: '2', capacity: 'small', page: '1', pageSize: '12' });
    expect(chips()).toEqual(['Small, 50 to 100 guests']);
  });

  it('are removed one by one, or all at once, back to the first page in the same order [DIR-16, DIR-26]', async () => {
    const page = await open('/vendors?category=florist&price=2-3&styles=11001&sort=name&page=2');
    await remove(page, '$$');
    expect(page.address()).toBe('/vendors?category=florist&styles=11001&price=3&sort=name');
    await page.go('/vendors?category=florist&styles=11001&price=3&sort=name&page=2');
    await page.user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(page.address()).toBe('/vendors?category=florist&sort=name');
    expect(chips()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  });

  it('are restored step by step with Back', async () => {
    const { user, go, address } = await open('/vendors?category=florist');
    await tick(user, /^Garden/);
    await tick(user, /^Standard/);
    await go(-1);
    expect(address()).toBe('/vendors?category=florist&styles=11001');
    expect(rail().getByRole('checkbox', { name: /^Standard/ })).not.toBeChecked();
    await go(-1);
    expect(chips()).toEqual([]);
  });

  it('are removed with the category if the next one does not have them', async () => {
    const { user, address } = await open('/vendors?category=florist&styles=11001&price=3&travelOptions=locally');
    await choose(user, /What/, 'Venues');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/vendors?category=venues&price=3'));
  });

  it('are ignored if the category does not have them, or they are unknown', async () => {
    const { api } = await open('/vendors?category=venues&styles=11001-77&subcategories=201-1001&travelOptions=locally');
    expect(searches(api)[0]).toEqual({ categoryId: '2', subCategoryIds: '201', page: '1', pageSize: '12' });
    expect(chips()).toEqual(['Venue of one kind']);
  });

  it('are ignored if the api does not know them, and removed with the next change', async () => {
    const api = aDirectory((call) => {
      if (call.query['serviceAreas']) throw new Refusal(400, 'invalid-input', { serviceAreas: ['unknown-value'] });
      return counted(call);
    });
    const { user, address } = renderApp({ path: '/vendors?serviceAreas=7&price=2', api });
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(chips()).toEqual(['$$']);
    await tick(user, /^Premium 1/);
    expect(address()).toBe('/vendors?price=2-3');
  });

  it('stay without a category, to be removed', async () => {
    const { api } = await open('/vendors?styles=11001');
    expect(searches(api)[0]).toMatchObject({ styles: '11001' });
    expect(boxes('Style')).toEqual(['Garden12 vendors']);
  });
});

describe('a vendor name', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Vendor name' });

  it.each(['w', 'wil'])('of less than 4 letters causes no call and shows a message: %s [DIR-21]', async (name) => {
    const { api, user, address } = await open('/vendors');
    await user.type(field(), `${name}{Enter}`);
    expect(field()).toHaveAccessibleDescription(/at least 4 letters/);
    expect(searches(api)).toHaveLength(1);
    expect(address()).toBe('/vendors');
  });

  it('of 4 letters is searched for, debounced [DIR-21]', async () => {
    const { api, user, address } = await open('/vendors');
    await user.type(field(), 'wildrye');
    await waitFor(() => expect(address()).toBe('/vendors?name=wildrye'));
    await waitFor(() => expect(searches(api).map(({ name }) => name)).toEqual([undefined, 'wildrye']));
    expect(field()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('named “wildrye”');
  });

  it('that is too short in the address causes no call either [DIR-21]', async () => {
    const { api } = renderApp({ path: '/vendors?name=wil', api: aDirectory() });
    expect(await screen.findByText('Keep typing the name')).toBeInTheDocument();
    expect(field()).toHaveValue('wil');
    expect(searches(api)).toEqual([]);
  });

  it('empties its field when its chip is removed', async () => {
    const page = await open('/vendors?name=wild');
    await remove(page, '“wild”');
    expect(page.address()).toBe('/vendors');
    expect(field()).toHaveValue('');
  });
});

it('without results names the filter to remove and the number of vendors that it hides', async () => {
  const none = searchAnswer({
    waysOut: [
      { filter: 'capacity', also: [], results: 41, distance: null, area: null },
      { filter: 'priceTiers', also: [], results: 9, distance: null, area: null },
    ],
  });
  const api = aDirectory((call) => (call.query['capacity'] ? none : counted(call)));
  const { user, address } = renderApp({ path: '/vendors?category=venues&capacity=intimate&price=1-2', api });
  expect(await screen.findByRole('heading', { name: 'No vendors match your filters' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Remove “\$” or “\$\$” see 9 vendors/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove “Intimate, under 50 guests” see 41 vendors' }));
  expect(address()).toBe('/vendors?category=venues&price=1-2');
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
});
