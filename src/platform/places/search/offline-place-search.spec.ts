import { describe, expect, it } from '@jest/globals';
import { OfflinePlaces } from '../gazetteer/offline-places.js';
import { OfflinePlaceSearch } from './offline-place-search.js';

const search = new OfflinePlaceSearch(new OfflinePlaces());
const austin = { latitude: 30.267, longitude: -97.743 };

async function found(text: string, near?: typeof austin): Promise<string[]> {
  const addresses = await search.addressesLike(text, 5, near);
  return addresses.map(({ street, city, state }) => `${street}, ${city}, ${state}`);
}

describe('a street, a comma and a town', () => {
  it('is completed with the towns that its end may be the name of', async () => {
    expect(await found('2200 Manor Road, Wac')).toContain('2200 Manor Road, Waco, TX');
    expect(await found('2200 Manor Road, Wac', austin)).toContain('2200 Manor Road, Waco, TX');
  });
});

describe('a street alone', () => {
  it('is completed with the place that is near, and the largest towns around it', async () => {
    const [first, ...others] = await found('120 Congress Ave', austin);
    expect(first).toBe('120 Congress Ave, Austin, TX');
    expect(others).toContain('120 Congress Ave, Round Rock, TX');
    expect(others).toHaveLength(4);
    for (const begun of ['120 C', '120 Congress Ave,', '12B Elm', '5-7 Main St']) {
      expect((await found(begun, austin))[0]).toBe(`${begun.replace(',', '')}, Austin, TX`);
    }
  });

  it('has the postal code and the location of the town', async () => {
    const [first] = await search.addressesLike('120 Congress Ave', 1, austin);
    expect(first).toMatchObject({ city: 'Austin', zipcode: expect.stringMatching(/^787\d\d$/) });
    expect(first?.latitude).toBeCloseTo(austin.latitude, 1);
  });

  it('is completed with nothing while no place is known, or before a street begins', async () => {
    expect(await found('120 Congress Ave')).toEqual([]);
    for (const text of ['120', '120 ', 'Congress Ave', '  ', ',']) expect(await found(text, austin)).toEqual([]);
  });
});

describe('a street with a town at its end, without a comma,', () => {
  it('is in the towns of that name, the nearest first', async () => {
    expect((await found('120 Congress Ave Waco', austin))[0]).toBe('120 Congress Ave, Waco, TX');
    expect((await found('120 Congress Ave Round Rock'))[0]).toBe('120 Congress Ave, Round Rock, TX');
    expect((await found('12 Main St Manor', austin))[0]).toBe('12 Main St, Manor, TX');
  });

  it('is in the town of a postal code', async () => {
    expect(await found('120 Congress Ave 76701')).toEqual(['120 Congress Ave, Waco, TX']);
  });
});

it('knows no businesses', async () => {
  expect(await search.businessesLike()).toEqual([]);
});
