import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { directoryRoutes as routes } from '#contracts/directory/directory.routes.js';
import type { SuggestionsView } from '#contracts/directory/directory.views.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';
import { listed, namesFound } from './listed.js';

const names = [
  'Night Disc Jockeys',
  'DJ Night Owl',
  'Night Owl Pictures',
  'Night Owl Pictures Guild',
  'Wildrye Photographs',
  'Wildrye Limousines',
  'Marigold & Rye',
  'Marigold Austin',
  'Austin Light',
];
let posy: Posy;
let unpublished: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  const { vendorId } = await aVendor(posy);
  const webstores = names.map((name) => aWebstore(vendorId).called(name));
  await posy.sql(`insert into webstore.entitlement values ($1, 'premium', '["feature_vipPlacement"]', 1)`, [
    webstores[names.indexOf('Night Owl Pictures Guild')]!.build().id,
  ]);
  await listed(posy, webstores);
  unpublished = await aWebstore(vendorId).called('Wildrye Drafts').unpublished(posy);
});
afterAll(() => posy.stop());

const ask = (query: CallParts['query']) => posy.call<SuggestionsView>(routes.suggestions, { query });
const suggestions = async (text: string) => (await ask({ text })).body;
const vendors = async (text: string) => (await suggestions(text)).vendors.map(({ name }) => name);
const places = async (text: string) => (await suggestions(text)).places.map(({ displayText }) => displayText);
const categories = async (text: string) =>
  (await suggestions(text)).categories.map(({ externalId, via }) => [externalId, via]);

describe('suggestions', () => {
  it('understand several words as one search, and describe it', async () => {
    const { searches } = await suggestions('photographers in austin');
    expect(searches).toEqual([
      expect.objectContaining({
        text: 'Photographers in Austin, TX',
        category: 'photographyvideography',
        place: expect.objectContaining({ slug: 'austin-tx', radius: null }),
        name: null,
      }),
    ]);
    expect((await suggestions('florist nashville under $$$')).searches[0]).toMatchObject({
      text: 'Florists in Nashville, TN: $ or $$',
      priceTiers: [1, 2],
      guests: null,
      availabilityDate: null,
    });
    const nextYear = new Date().getUTCFullYear() + 1;
    expect((await suggestions(`photographers in austin on june 12, ${nextYear}`)).searches[0]).toMatchObject({
      text: `Photographers in Austin, TX: free on June 12, ${nextYear}`,
      availabilityDate: `${nextYear}-06-12`,
    });
    expect((await suggestions('barn venue hill country')).searches[0]).toMatchObject({
      text: 'Venues in Hill Country, TX: Barn and farm',
      place: { radius: 50 },
    });
    expect((await suggestions('wildrye')).searches).toEqual([]);
  });

  it.each([
    ['dj near 78704', 'Bands, DJs and musicians in Austin, TX', 'austin-tx'],
    ['venues in napa valley', 'Venues in Napa Valley, CA', 'napavalley-ca'],
    ['lodging the hamptons', 'Places to stay in The Hamptons, NY', 'thehamptons-ny'],
    ['florists long island', 'Florists in Long Island, NY', 'longisland-ny'],
    ['photographers brooklyn', 'Photographers in Brooklyn, NY', 'brooklyn-ny'],
    ['florists in california', 'Florists in California', 'california-ca'],
  ])('understand %s as the region, not as a town of that name elsewhere', async (text, described, slug) => {
    const { searches } = await suggestions(text);
    expect(searches[0]?.text).toMatch(new RegExp(`^${described}`));
    expect(searches[0]?.place?.slug).toBe(slug);
  });

  it('contain a category among other words once', async () => {
    const { searches, categories } = await suggestions('wedding photographers');
    expect([searches, categories.map(({ externalId }) => externalId)]).toEqual([[], ['photographyvideography']]);
    const among = await suggestions('best wedding venues near me');
    expect([among.searches.map(({ text }) => text), among.categories]).toEqual([['Venues'], []]);
  });

  it('ask which place is meant when several have the name', async () => {
    const { searches } = await suggestions('florists in springfield');
    expect(searches.map(({ text }) => text)).toEqual([
      'Florists in Springfield, MO',
      'Florists in Springfield, MA',
      'Florists in Springfield, IL',
    ]);
    expect(searches.map(({ place }) => place?.slug)).toEqual(['springfield-mo', 'springfield-ma', 'springfield-il']);
    expect((await places('springfield')).slice(0, 3).sort()).toEqual([
      'Springfield, IL',
      'Springfield, MA',
      'Springfield, MO',
    ]);
    expect((await suggestions('florists in springfield il')).searches).toHaveLength(1);
  });

  it('find a vendor by the name among other words', async () => {
    expect(await vendors('wildrye photographs austin')).toContain('Wildrye Photographs');
    expect((await suggestions('wildrye photographs austin')).searches[0]?.text).toBe(
      'Photographers in Austin, TX: named “wildrye”',
    );
  });

  it('are vendors, places and categories in one answer', async () => {
    const { status, body } = await ask({ text: 'austin' });
    expect(status).toBe(200);
    expect(body.vendors.map(({ name }) => name).sort()).toEqual(['Austin Light', 'Marigold Austin']);
    expect(body.vendors[0]).toMatchObject({ city: 'Austin', state: 'TX', categoryName: 'Photographer' });
    expect(body.vendors[0]?.url).toMatch(/^studio-/);
    expect(body.places[0]).toMatchObject({ displayText: 'Austin, TX', slug: 'austin-tx', country: 'US' });
    expect(body.categories).toEqual([]);
  });

  it('contain vendors who are on the site, by a prefix of four letters or more [DIR-21, DIR-32]', async () => {
    expect(await vendors('wild')).toHaveLength(2);
    expect(await vendors('wildrye ph')).toEqual(['Wildrye Photographs']);
    expect(await vendors('wil')).toEqual([]);
    expect((await suggestions('wildrye drafts')).vendors.map(({ id }) => id)).not.toContain(unpublished);
  });

  it('tolerate a typo, also before an incomplete word', async () => {
    expect(await vendors('mraigold')).toHaveLength(2);
    expect(await vendors('wildrey photo')).toContain('Wildrye Photographs');
    expect(await vendors('wilxxxe')).toEqual([]);
  });

  it('show the best matching name first', async () => {
    expect((await vendors('marigold austin'))[0]).toBe('Marigold Austin');
    expect((await vendors('wildrye photographs'))[0]).toBe('Wildrye Photographs');
    // Even before a vendor who comes first in lists.
    expect(await vendors('night owl pictures')).toEqual(['Night Owl Pictures', 'Night Owl Pictures Guild']);
    expect((await vendors('night owl p'))[0]).toBe('Night Owl Pictures Guild');
  });

  it('are limited to five of each', async () => {
    const { places: found, categories: kinds } = await suggestions('sa');
    expect(found).toHaveLength(5);
    expect(kinds.length).toBeLessThanOrEqual(5);
  });

  it('know synonyms of categories and show them', async () => {
    expect((await categories('hotel'))[0]).toEqual(['lodging', 'hotel']);
    expect((await categories('limo'))[0]).toEqual(['transportation', 'limo']);
    expect((await categories('dj'))[0]).toEqual(['music', null]);
  });

  it('contain places in the United States and Canada, also with a typo [DIR-34]', async () => {
    expect(await places('toront')).toContain('Toronto, ON');
    expect(await places('chicgo')).toContain('Chicago, IL');
    expect(await places('new york')).toContain('New York City, NY');
  });

  it.each<[CallParts['query'], Record<string, string[]>]>([
    [{}, { text: ['required'] }],
    [{ text: '' }, { text: ['required'] }],
    [{ text: 'a' }, { text: ['too-short'] }],
    [{ text: ' a ' }, { text: ['too-short'] }],
    [{ text: 'a'.repeat(121) }, { text: ['too-long'] }],
    [{ text: 'a\u0000b' }, { text: ['control-characters'] }],
    [{ text: ['ab', 'cd'] }, { text: ['given-twice'] }],
    [{ text: 'ab', limit: 9 }, { limit: ['unknown-field'] }],
  ])('are refused for %j', async (query, fields) => {
    const { status, problem } = await ask(query);
    expect([status, problem.fields]).toEqual([400, fields]);
  });

  it.each(['💐💐', '----', '"""" OR', '*:*?', '(((([[', '\\\\\\\\', '‮txet', 'x'.repeat(120), 'ab '.repeat(39) + 'ab'])(
    'treat %j as text',
    async (text) => {
      expect((await ask({ text })).status).toBe(200);
    },
  );

  it('cost one call of the engine, none for three letters, and no SQL', async () => {
    const cost = { engine: 0, connections: 0 };
    posy.get(SearchEngine).client.diagnostic.on('request', () => (cost.engine += 1));
    const pool = await posy.get(MikroORM).em.getConnection().getNativeClient();
    pool.on('acquire', () => (cost.connections += 1));
    const costOf = async (text: string, isAgain = false): Promise<typeof cost> => {
      Object.assign(cost, { engine: 0, connections: 0 });
      await suggestions(text);
      // Every five seconds the api polls for revoked sessions, perhaps just now.
      return cost.connections === 0 || isAgain ? { ...cost } : costOf(text, true);
    };
    await costOf('wildrye');
    expect(await costOf('wildrye')).toEqual({ engine: 1, connections: 0 });
    expect(await costOf('dj night disc jockeys photo booth')).toEqual({ engine: 1, connections: 0 });
    expect(await costOf('wil')).toEqual({ engine: 0, connections: 0 });
  });
});

describe('a name with synonyms', () => {
  it.each([
    ['dj night', ['DJ Night Owl', 'Night Disc Jockeys']],
    ['night dj', ['DJ Night Owl', 'Night Disc Jockeys']],
    ['night disc jockey', ['DJ Night Owl', 'Night Disc Jockeys']],
    ['deejay owl', ['DJ Night Owl']],
    ['wildrye photography', ['Wildrye Photographs']],
    ['wildrye limo', ['Wildrye Limousines']],
    ['disc night', ['Night Disc Jockeys']],
  ])('%j finds %j', async (name, found) => {
    expect((await namesFound(posy, { name })).sort()).toEqual(found);
    expect((await vendors(name)).sort()).toEqual(found);
  });

  it('shows the words as typed first', async () => {
    expect(await namesFound(posy, { name: 'night disc jockeys' })).toEqual(['Night Disc Jockeys', 'DJ Night Owl']);
    expect((await vendors('dj night owl'))[0]).toBe('DJ Night Owl');
  });
});

it('suggestions report an unavailable engine, and work where it is not needed', async () => {
  const other = await Posy.start({ workers: [], settings: { ELASTICSEARCH_URL: 'http://127.0.0.1:9' } });
  const away = await other.call(routes.suggestions, { query: { text: 'austin' } });
  expect([away.status, away.problem.error]).toEqual([503, 'search-unavailable']);
  const { body } = await other.call<SuggestionsView>(routes.suggestions, { query: { text: 'aus' } });
  expect(body.places.length).toBeGreaterThan(0);
  await other.stop();
});
