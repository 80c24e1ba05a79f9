import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readStores, StoreListProblems, type ListedStore } from './read-stores.js';
import { replaceStores } from './replace-stores.js';
import { retailStoreOf, retailStores } from './retail-stores.js';

const aStore = (more: Partial<Record<keyof ListedStore, unknown>> = {}) => ({
  store_number: '12',
  store_name: 'North Austin',
  address: '220 Lantern Row',
  city: 'Austin',
  state_or_province: 'TX',
  postal_code: '78758',
  lat: 30.39,
  lng: -97.71,
  ...more,
});
const problemsOf = (list: unknown): readonly string[] => {
  try {
    readStores(typeof list === 'string' ? list : JSON.stringify(list));
  } catch (error) {
    if (error instanceof StoreListProblems) return error.problems;
    throw error;
  }
  return [];
};

describe('the committed list of stores', () => {
  it('has stores, each with a unique number', () => {
    expect(retailStores.length).toBeGreaterThan(100);
    for (const store of retailStores) expect(retailStoreOf(store.storeNumber)).toBe(store);
    expect(retailStoreOf('no-such-store')).toBeNull();
    expect(retailStoreOf(null)).toBeNull();
  });
});

describe('a list of stores', () => {
  it("is read with the retailer's field names", () => {
    expect(readStores(JSON.stringify([aStore()]))).toEqual([
      {
        storeNumber: '12',
        storeName: 'North Austin',
        address: '220 Lantern Row',
        city: 'Austin',
        stateOrProvince: 'TX',
        postalCode: '78758',
        lat: 30.39,
        lng: -97.71,
      },
    ]);
  });

  it.each([
    ['no number', { store_number: '' }, /entry 2: store_number must be/],
    ['only spaces as a name', { store_name: '  ' }, /entry 2: store_name must be/],
    ['a state that is none', { state_or_province: 'ZZ' }, /entry 2: state_or_province must be/],
    ['a postal code that is none', { postal_code: '7875' }, /entry 2: postal_code must be/],
    ['a latitude as text', { lat: '30.39' }, /entry 2: lat must be/],
    ['swapped coordinates', { lat: -97.71, lng: 30.39 }, /entry 2: (lat|lng) must be/],
    ['a surplus field', { phone: '1' }, /entry 2: phone is not a field/],
  ])('is refused for %s, naming entry and field', (_what, fault, problem) => {
    expect(problemsOf([aStore(), aStore({ store_number: '13', ...fault })])).toContainEqual(
      expect.stringMatching(problem),
    );
  });

  it('is refused when two stores have the same number', () => {
    expect(problemsOf([aStore(), aStore()])).toEqual(['entry 2: store_number 12 is that of entry 1 too']);
  });

  it.each([
    ['text', 'store_number,store_name', /not JSON/],
    ['an empty list', [], /not a list with entries/],
    ['numbers', [1], /not objects/],
  ])('is refused when it is %s', (_what, list, problem) => {
    expect(problemsOf(list)[0]).toMatch(problem);
  });
});

describe('npm run stores:import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stores-'));
  const file = (name: string, list: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(list));
    return join(folder, name);
  };

  it('replaces the committed list, ordered by number, and names the removed stores [OP-64]', () => {
    const committed = file('committed.json', [aStore({ store_number: '7' }), aStore()]);
    const next = file('next.json', [aStore({ store_number: '100' }), aStore({ city: 'Lockhart' })]);
    expect(replaceStores(next, committed)).toEqual({ stores: 2, closed: ['7'] });
    const stored = readStores(readFileSync(committed, 'utf8'));
    expect(stored.map(({ storeNumber, city }) => [storeNumber, city])).toEqual([
      ['12', 'Lockhart'],
      ['100', 'Austin'],
    ]);
  });

  it('does not change the list when the new one has a mistake', () => {
    const committed = file('kept.json', [aStore()]);
    const before = readFileSync(committed, 'utf8');
    expect(() => replaceStores(file('wrong.json', [aStore({ lng: 0 })]), committed)).toThrow(/lng must be/);
    expect(readFileSync(committed, 'utf8')).toBe(before);
  });
});
