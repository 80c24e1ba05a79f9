import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { listing, searchAnswer } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { aDirectory, paged, rail, searches, tick } from '../../../test-support/open-directory.js';
import { renderApp } from '../../../test-support/render-app.js';

const open = async (path: string, api = aDirectory()) => {
  const page = renderApp({ path, api });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(searches(api).length).toBeGreaterThan(0));
  return { ...page, api };
};

describe('the filters besides the twelve', () => {
  it('contain guests as a number, in the address, the search and a chip', async () => {
    const { user, address, api } = await open('/vendors?category=venues');
    await user.type(rail().getByRole('textbox', { name: 'Number of guests' }), '120{Enter}');
    await waitFor(() => expect(address()).toBe('/vendors?category=venues&guests=120'));
    await waitFor(() => expect(searches(api).at(-1)).toMatchObject({ guests: '120' }));
    await user.click(await screen.findByRole('row', { name: 'At least 120 guests' }));
    await waitFor(() => expect(address()).toBe('/vendors?category=venues'));
  });

  it('contain no guests for categories without a capacity', async () => {
    const { api } = await open('/vendors?category=florist&guests=120');
    expect(rail().queryByRole('textbox', { name: 'Number of guests' })).not.toBeInTheDocument();
    expect(searches(api).at(-1)).not.toHaveProperty('guests');
  });

  it('contain a price of packages', async () => {
    const { user, address } = await open('/vendors?category=florist');
    await user.type(rail().getByRole('textbox', { name: 'Max price ($)' }), '1,500{Enter}');
    await waitFor(() => expect(address()).toBe('/vendors?category=florist&priceTo=1500'));
    expect(await screen.findByRole('row', { name: 'Packages up to $1,500' })).toBeInTheDocument();
  });

  it('contain a radius around a place', async () => {
    const { user, address, api } = await open('/vendors?place=chicago-il');
    await user.click(await screen.findByRole('button', { name: /Within/ }));
    await user.click(await screen.findByRole('option', { name: '25 miles' }));
    await waitFor(() => expect(address()).toBe('/vendors?place=chicago-il&radius=25'));
    await waitFor(() => expect(searches(api).at(-1)).toMatchObject({ radius: '25' }));
    expect(await screen.findByText(/within 25 miles/)).toBeInTheDocument();
  });
});

describe('a card', () => {
  it('shows the lowest price, and the availability on the searched day', async () => {
    const results = [
      listing(1, { fromPrice: 1_250, availability: 'free' }),
      listing(2, { availability: 'partly' }),
      listing(3, { availability: 'ask' }),
    ];
    await open(
      '/vendors?date=2999-06-12',
      aDirectory(() => searchAnswer({ results, numResults: 3 })),
    );
    expect(await screen.findByText('From $1,250')).toBeInTheDocument();
    expect(screen.getByText('Free on June 12')).toBeInTheDocument();
    expect(screen.getByText('Partly free')).toBeInTheDocument();
    expect(screen.getByText('Ask about June 12')).toBeInTheDocument();
  });
});

it('a card from farther away than the radius says that the vendor serves the searched place', async () => {
  const results = [50, 51, 1_311.4].map((distance, nth) => listing(nth + 1, { distance }));
  const api = aDirectory(() => searchAnswer({ results, numResults: 3 }));
  const { unmount } = await open('/vendors/chicago-il/florist', api);
  expect(await screen.findByText('1,311 miles away, serves your area')).toBeInTheDocument();
  expect(screen.getByText('50 miles away')).toBeInTheDocument();
  expect(screen.getByText('51 miles away, serves your area')).toBeInTheDocument();
  unmount();
  await open('/vendors/chicago-il/florist?radius=25', api);
  expect(await screen.findByText('50 miles away, serves your area')).toBeInTheDocument();
});

describe('without results', () => {
  const area = { south: 41, west: -89, north: 42, east: -88 };
  const blocked = [
    { filter: 'priceTiers' as const, also: ['guests' as const], results: 20, distance: null, area: null },
    { filter: 'place' as const, also: [], results: 3, distance: 72.4, area },
  ];

  it('filters that block each other are removed together, and the nearest vendors are a link', async () => {
    const api = aDirectory((call) => (call.query['guests'] ? searchAnswer({ waysOut: blocked }) : searchAnswer()));
    const { user, address } = await open('/vendors/chicago-il/venues?price=1&guests=500', api);
    expect(await screen.findByRole('link', { name: /The nearest are 72 miles away/ })).toHaveAttribute(
      'href',
      expect.stringContaining('bounds='),
    );
    await user.click(screen.getByRole('button', { name: 'Remove “$” and “At least 500 guests” see 20 vendors' }));
    await waitFor(() => expect(address()).toBe('/vendors/chicago-il/venues'));
  });
});

it('an area without vendors says so, not that filters block them, and leads to the nearest [DIR-31]', async () => {
  const area = { south: 41, west: -89, north: 42, east: -88 };
  const nearest = [{ filter: 'place' as const, also: [], results: 3, distance: 72.4, area }];
  await open(
    '/vendors/chicago-il/lodging',
    aDirectory(() => searchAnswer({ waysOut: nearest })),
  );
  const title = "You've reached an area where we are still adding vendors";
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByText('Remove a filter to see more.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /The nearest are 72 miles away/ })).toBeInTheDocument();
});

it('a filter that is chosen while search is unavailable stays chosen, and applies after a retry', async () => {
  let isDown = false;
  const api = aDirectory((call) => {
    if (isDown) throw new Refusal(503, 'search-unavailable');
    return paged(call);
  });
  const { user } = await open('/vendors?category=florist', api);
  expect(await screen.findByText('30 vendors')).toBeInTheDocument();
  isDown = true;
  await tick(user, /^Garden/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Search isn’t available right now');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(rail().getByRole('checkbox', { name: /^Garden/ })).toBeChecked();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('30 vendors')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(searches(api).at(-1)).toMatchObject({ styles: '11001' });
});

describe('the prices of packages', () => {
  it('have two handles over a histogram of vendors, which keys move', async () => {
    const { address } = await open('/vendors?category=florist');
    const lowest = rail().getByRole('slider', { name: 'Lowest package price' });
    expect(lowest).toHaveAttribute('aria-valuetext', 'Any price');
    fireEvent.change(lowest, { target: { value: '4' } });
    expect(lowest).toHaveAttribute('aria-valuetext', '$1,000');
    expect(rail().getByRole('textbox', { name: 'Min price ($)' })).toHaveValue('1000');
    fireEvent.keyUp(lowest);
    await waitFor(() => expect(address()).toBe('/vendors?category=florist&priceFrom=1000'));
    const highest = rail().getByRole('slider', { name: 'Highest package price' });
    fireEvent.change(highest, { target: { value: '2' } });
    expect(highest).toHaveAttribute('aria-valuetext', '$1,500');
    fireEvent.pointerUp(highest);
    await waitFor(() => expect(address()).toBe('/vendors?category=florist&priceFrom=1000&priceTo=1500'));
  });
});

describe('a flexible date', () => {
  const flexible = 'How flexible are you?';

  it('covers every such weekday of the month, until the date is cleared', async () => {
    const { user, address, api } = await open('/vendors?date=2999-06-15');
    await user.click(rail().getByRole('button', { name: new RegExp(flexible.replace('?', '')) }));
    await user.click(await screen.findByRole('option', { name: 'Any Saturday in June 2999' }));
    await waitFor(() => expect(address()).toBe('/vendors?date=2999-06-15&dateSpan=weekday'));
    await waitFor(() => expect(searches(api).at(-1)).toMatchObject({ dateSpan: 'weekday' }));
    await user.click(await screen.findByRole('row', { name: 'Any Saturday in June 2999' }));
    await waitFor(() => expect(address()).toBe('/vendors'));
  });

  it('shows on cards the days on which a vendor is available', async () => {
    const results = [
      listing(1, { availability: 'free', freeDays: ['2999-06-08', '2999-06-22'] }),
      listing(2, { availability: 'free', freeDays: ['2999-06-01', '2999-06-08', '2999-06-15', '2999-06-22'] }),
      listing(3, { availability: 'partly', freeDays: [] }),
      listing(4, { availability: 'ask', freeDays: ['2999-06-08', '2999-06-22'] }),
    ];
    await open(
      '/vendors?date=2999-06-15&dateSpan=month',
      aDirectory(() => searchAnswer({ results, numResults: 4 })),
    );
    expect(await screen.findByText('Free on June 8 and June 22')).toBeInTheDocument();
    expect(screen.getByText('Free on 4 of your days')).toBeInTheDocument();
    expect(screen.getByText('Partly free')).toBeInTheDocument();
    expect(screen.getByText('Ask about your days')).toBeInTheDocument();
  });
});
