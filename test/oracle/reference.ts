import type pg from 'pg';
import { facetNames, type FacetName } from '#contracts/directory/directory.views.js';
import { activeFilters, type FilterName } from '#contracts/directory/search-filters.js';
import { priceSteps } from '#contracts/directory/price-steps.js';
import { activeRanges, type RangeName, type SearchRanges } from '#contracts/directory/search-ranges.js';
import type { ChoiceName } from '#src/directory/search/filter-clauses.js';
import { mostPaired } from '#src/directory/search/ways-out.js';
import type { MapArea } from '#contracts/directory/map-area.js';
import type { RandomSearch } from './random-search.js';
import { referenceDays } from './reference-calendar.js';

/** The expected result of a search, by brute force. */
export interface ReferenceAnswer {
  ids: string[];
  facets: Record<FacetName, Record<string, number>>;
  /** Listings per step of package prices, without the chosen prices. */
  prices: Record<string, number>;
  /** Maps active filters to the number of results without them. */
  without: Partial<Record<ChoiceName, number>>;
  /** Maps pairs of active filters to the number of results without both. */
  withoutBoth: Record<string, number>;
  /** Results without any filter, of the category with all of them, and of the category. */
  here: number;
  elsewhere: number;
  /** Ids of the listings elsewhere; only where the search finds nothing. */
  elsewhereIds: string[];
  anywhere: number;
  /** Listings so near to the end of a radius that either response is right. */
  onTheEdge: number;
}

export interface ReferenceArea {
  latitude: number;
  longitude: number;
  /** The primary market's name, folded. */
  market: string;
}

/** Stores the listings' documents in a plain table, and expresses DIR-18 and OP-81 in SQL. */
export async function writeDown(database: pg.Client): Promise<void> {
  const list = (field: string) => `array(select jsonb_array_elements_text(document->'${field}'))`;
  const one = (field: string) => `array_remove(array[document->>'${field}'], null)`;
  const guests = `(document->>'guests')::int`;
  await database.query(
    `create table told_again as select webstore_id as id,
       ${list('categoryIds')} as categories,
       ${list('subCategoryIds')} as "subCategoryIds", ${list('styles')} as styles, ${list('services')} as services,
       ${one('priceTier')} as "priceTiers", ${one('travelOption')} as "travelOptions",
       ${one('shippingOption')} as "shippingOptions", ${list('features')} as "resultsIncludeFeatures",
       array_remove(array[case when ${guests} < 50 then 'intimate' when ${guests} <= 100 then 'small'
         when ${guests} <= 200 then 'medium' when ${guests} <= 300 then 'large'
         when ${guests} > 300 then 'extraLarge' end], null) as capacity,
       ${guests} as guests, (document->>'fromPrice')::int as price,
       ${list('unavailableDays')} as booked,
       radians((document->'location'->>'lat')::float8) as latitude,
       radians((document->'location'->>'lon')::float8) as longitude,
       (document->>'travelRadius')::float8 as radius,
       document->>'market' as market, document->>'state' as state,
       coalesce(document->>'travelOption' in ('nationally', 'globally'), false)
         or document->>'shippingOption' is not null as national
     from directory.listing where document is not null`,
  );
}

/** SQL with its values. */
class Statement {
  readonly values: unknown[] = [];

  value(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}

/** Mean radius of the earth in miles. */
const earth = 3_958.7613;

const milesTo = (statement: Statement, point: { latitude: number; longitude: number }) => {
  const latitude = `radians(${statement.value(point.latitude, 'float8')})`;
  const longitude = `radians(${statement.value(point.longitude, 'float8')})`;
  return `(2 * ${earth} * asin(sqrt(least(1, power(sin((latitude - ${latitude}) / 2), 2)
    + cos(latitude) * cos(${latitude}) * power(sin((longitude - ${longitude}) / 2), 2)))))`;
};
/** Miles in which each listing is local: its own travel radius, else 50 miles; a chosen radius limits both. */
const reach = (chosen?: number) =>
  chosen === undefined ? 'coalesce(radius, 50)' : `least(coalesce(radius, ${chosen}), ${chosen})`;
const isLocal = (miles: string, chosen?: number) => `coalesce(${miles} <= ${reach(chosen)}, false)`;
/** Near the end of the distance in which it is local, or of a distance band of the order. */
const isOnTheEdge = (miles: string, chosen?: number) =>
  [reach(chosen), 5, 15, 30, 50].map((end) => `coalesce(abs(${miles} / ${end} - 1) < 0.0001, false)`).join(' or ');

const isIn = (statement: Statement, { south, west, north, east }: MapArea) => {
  const between = (from: number, to: number) =>
    `between radians(${statement.value(from, 'float8')}) and radians(${statement.value(to, 'float8')})`;
  return `coalesce(latitude ${between(south, north)} and longitude ${between(west, east)}, false)`;
};

/** @param named ids of the listings that the name filter finds */
export async function referenceAnswer(
  database: pg.Client,
  { categoryId, place, radius, state, area, national, filters, ranges }: RandomSearch,
  areas: readonly ReferenceArea[],
  named: readonly string[],
): Promise<ReferenceAnswer> {
  const statement = new Statement();
  const conditions = { ...conditionsOf(statement, { filters, ranges }, areas, named), ...rangesOf(statement, ranges) };
  const ofCategory =
    categoryId === undefined ? 'true' : `${statement.value(String(categoryId), 'text')} = any(categories)`;
  const localHere = () => {
    if (area || national) return undefined;
    if (state !== undefined) return `state = ${statement.value(state, 'text')}`;
    return place && isLocal(milesTo(statement, place), radius);
  };
  const local = localHere();
  const base = [
    ofCategory,
    national ? 'national' : 'true',
    area ? isIn(statement, area) : 'true',
    local === undefined ? 'true' : `(national or ${local})`,
  ].join(' and ');
  const active: ChoiceName[] = [...activeFilters(filters), ...activeRanges(ranges)];
  const all = (...left: (ChoiceName | undefined)[]) =>
    ['true', ...active.filter((name) => !left.includes(name)).map((name) => `"is ${name}"`)].join(' and ');
  const marks = active.map((name) => `, (${conditions[name]}) as "is ${name}"`).join('');
  // Features are combined with AND; the values of any other filter with OR.
  const but = (facet: FacetName) => all(facet === 'resultsIncludeFeatures' ? undefined : facet);
  const facets = facetNames.map(
    (facet) => `'${facet}', (select coalesce(json_object_agg(value, listings), '{}') from
      (select value, count(distinct id)::int as listings from marked, unnest("${facet}") as value where ${but(facet)} group by value) as counted)`,
  );
  const steps = `array[${priceSteps.join(', ')}]`;
  const prices = `(select coalesce(json_object_agg(step, listings), '{}') from
    (select width_bucket(price, ${steps}) - 1 as step, count(*)::int as listings from marked
     where price is not null and ${all('fromPrice')} group by step) as counted)`;
  // More pairs are never offered, and would be too many arguments for one function.
  const paired = active.length > mostPaired ? [] : active;
  const pairs = paired.flatMap((one, at) => paired.slice(at + 1).map((other) => [one, other] as const));
  const withoutBoth = pairs.map(
    ([one, other]) => `'${one}+${other}', (select count(*) from marked where ${all(one, other)})`,
  );
  const everything = ['true', ...active.map((name) => `(${conditions[name]})`)].join(' and ');
  const without = active.map((name) => `'${name}', (select count(*) from marked where ${all(name)})`);
  const edges = [
    ...(place ? [isOnTheEdge(milesTo(statement, place), radius)] : []),
    ...areas.map((point) => isOnTheEdge(milesTo(statement, point))),
  ];
  const { rows } = await database.query<{ told: ReferenceAnswer }>(
    `with marked as materialized (select * ${marks} from told_again where ${base})
     select json_build_object(
       'ids', (select coalesce(json_agg(id order by id), '[]') from marked where ${all()}),
       'facets', json_build_object(${facets.join(', ')}),
       'prices', ${prices},
       'without', json_build_object(${without.join(', ')}),
       'withoutBoth', json_build_object(${withoutBoth.join(', ')}),
       'here', (select count(*) from marked),
       'elsewhere', (select count(*) from told_again where ${ofCategory} and ${everything}),
       'elsewhereIds', (select coalesce(json_agg(id), '[]') from told_again
         where not exists (select from marked where ${all()}) and ${ofCategory} and ${everything}),
       'anywhere', (select count(*) from told_again where ${ofCategory}),
       'onTheEdge', (select count(*) from told_again where ${['false', ...edges].join(' or ')})) as told`,
    statement.values,
  );
  return rows[0]!.told;
}

/** The condition of each active range; a hidden or unknown number matches none. */
function rangesOf(statement: Statement, ranges: SearchRanges): Partial<Record<RangeName, string>> {
  const { guests, priceFrom = 0, priceTo = 1_000_000 } = ranges;
  const told: Record<RangeName, () => string> = {
    guests: () => `coalesce(guests >= ${statement.value(guests, 'int')}, false)`,
    fromPrice: () =>
      `coalesce(price between ${statement.value(priceFrom, 'int')} and ${statement.value(priceTo, 'int')}, false)`,
  };
  return Object.fromEntries(activeRanges(ranges).map((range) => [range, told[range]()]));
}

/** The condition of each active filter, according to DIR-17 and OP-76 to OP-79. */
function conditionsOf(
  statement: Statement,
  { filters, ranges }: Pick<RandomSearch, 'filters' | 'ranges'>,
  areas: readonly ReferenceArea[],
  named: readonly string[],
): Partial<Record<FilterName, string>> {
  const oneOf = (filter: FacetName) => `"${filter}" && ${statement.value(filters[filter].map(String), 'text[]')}`;
  const features = `"resultsIncludeFeatures"`;
  const told: { [F in FilterName]: () => string } = {
    subCategoryIds: () => oneOf('subCategoryIds'),
    styles: () => oneOf('styles'),
    services: () => oneOf('services'),
    priceTiers: () => oneOf('priceTiers'),
    capacity: () => oneOf('capacity'),
    travelOptions: () => oneOf('travelOptions'),
    shippingOptions: () => oneOf('shippingOptions'),
    availabilityDate: () => `not booked @> ${statement.value(referenceDays({ filters, ranges }), 'text[]')}`,
    serviceAreas: () =>
      areas
        .map((area) => `market = ${statement.value(area.market, 'text')} or ${isLocal(milesTo(statement, area))}`)
        .join(' or '),
    resultsIncludeFeatures: () => `${features} @> ${statement.value(filters.resultsIncludeFeatures, 'text[]')}`,
    resultsExcludeFeatures: () => `not ${features} && ${statement.value(filters.resultsExcludeFeatures, 'text[]')}`,
    name: () => `id = any(${statement.value(named, 'uuid[]')})`,
  };
  return Object.fromEntries(activeFilters(filters).map((filter) => [filter, told[filter]()]));
}
