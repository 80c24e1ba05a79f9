import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import { states } from '#contracts/shared/states.js';

/** A store in the retailer's format (WS-17). */
export interface ListedStore {
  store_number: string;
  store_name: string;
  address: string;
  city: string;
  state_or_province: string;
  postal_code: string;
  lat: number;
  lng: number;
}

/** The problems in a list of stores, one per line. */
export class StoreListProblems extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The list of stores has ${problems.length} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'StoreListProblems';
  }
}

/** Number of problems that are printed; the rest is probably the same mistake. */
const mostProblems = 20;

const stateCodes = new Set(states.map(({ code }) => code));
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const rules: Record<keyof ListedStore, { fits: (value: unknown) => boolean; rule: string }> = {
  store_number: {
    fits: (value) => typeof value === 'string' && /^[A-Za-z0-9-]{1,20}$/.test(value),
    rule: 'up to 20 letters, digits and hyphens',
  },
  store_name: { fits: (value) => isText(value, 120), rule: 'a text of at most 120 characters' },
  address: { fits: (value) => isText(value, 240), rule: 'a text of at most 240 characters' },
  city: { fits: (value) => isText(value, 120), rule: 'a text of at most 120 characters' },
  state_or_province: { fits: (value) => stateCodes.has(String(value)), rule: 'a two-letter state or province' },
  postal_code: {
    fits: (value) => typeof value === 'string' && /^(\d{5}(-\d{4})?|[A-Z]\d[A-Z] \d[A-Z]\d)$/.test(value),
    rule: 'a ZIP code or a Canadian postal code',
  },
  // Bounds of the United States and Canada, which detect swapped or missing coordinates.
  lat: { fits: (value) => isBetween(value, 13, 84), rule: 'a latitude in the United States or Canada' },
  lng: { fits: (value) => isBetween(value, -180, -52) || isBetween(value, 144, 146), rule: 'a longitude likewise' },
};

/**
 * Reads and checks a list of stores: a JSON array whose entries have the names of `ListedStore`.
 * @throws StoreListProblems naming each entry and field that is wrong
 */
export function readStores(json: string): RetailStoreView[] {
  const list = parsed(json);
  const problems = list.flatMap((entry, index) => problemsOf(entry, index));
  const numbers = new Map<string, number>();
  list.forEach(({ store_number: number }, index) => {
    const first = numbers.get(number);
    if (first === undefined) numbers.set(number, index);
    else problems.push(`entry ${index + 1}: store_number ${number} is that of entry ${first + 1} too`);
  });
  if (problems.length > 0) throw new StoreListProblems(problems.slice(0, mostProblems));
  return list.map(storeOf);
}

function parsed(json: string): ListedStore[] {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch (error) {
    throw new StoreListProblems([`it is not JSON: ${(error as Error).message}`]);
  }
  if (!Array.isArray(list) || list.length === 0) throw new StoreListProblems(['it is not a list with entries']);
  if (!list.every((entry) => typeof entry === 'object' && entry !== null)) {
    throw new StoreListProblems(['its entries are not objects']);
  }
  return list as ListedStore[];
}

function problemsOf(entry: ListedStore, index: number): string[] {
  const where = `entry ${index + 1}`;
  const known = Object.keys(rules) as (keyof ListedStore)[];
  const wrong = known.filter((field) => !rules[field].fits(entry[field]));
  const surplus = Object.keys(entry).filter((field) => !(field in rules));
  return [
    ...wrong.map((field) => `${where}: ${field} must be ${rules[field].rule}`),
    ...surplus.map((field) => `${where}: ${field} is not a field of a store`),
  ];
}

const storeOf = ({
  store_number,
  store_name,
  state_or_province,
  postal_code,
  ...rest
}: ListedStore): RetailStoreView => ({
  storeNumber: store_number,
  storeName: store_name,
  stateOrProvince: state_or_province,
  postalCode: postal_code,
  address: rest.address,
  city: rest.city,
  lat: rest.lat,
  lng: rest.lng,
});
