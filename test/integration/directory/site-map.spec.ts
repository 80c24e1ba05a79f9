import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { listed } from './listed.js';

let posy: Posy;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  const { vendorId } = await aVendor(posy);
  await listed(posy, [
    aWebstore(vendorId).with({ url: 'wildrye-flowers' }),
    aWebstore(vendorId).with({ url: 'marigold-films' }),
    aWebstore(vendorId).with({ url: 'inbox-films' }),
  ]);
  await aWebstore(vendorId).with({ url: 'still-a-draft' }).unpublished(posy);
});
afterAll(() => posy.stop());

const get = (path: string) => posy.api.inject(path);
const placesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => new URL(place!).pathname);

const rulesIn = (text: string) =>
  [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, path = '']) => ({ allows: kind === 'Allow', path }));

/** The longest rule that matches decides (RFC 9309). */
function mayVisit(rules: ReturnType<typeof rulesIn>, page: string): boolean {
  const [decisive] = rules
    .filter(({ path }) => (path.endsWith('$') ? `${page}$` === path : page.startsWith(path)))
    .sort((one, other) => other.path.length - one.path.length);
  return decisive?.allows ?? true;
}

describe('search engines', () => {
  it('learn which pages are excluded, and the address of the site map', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const text = answer.body;
    expect(text).toContain('Disallow: /api/\n');
    expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  });

  it('find the directory and every published webstore on the site map', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(placesIn(index.body)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
    const directory = placesIn((await get('/sitemap-1.xml')).body);
    expect(directory).toEqual(
      expect.arrayContaining(['/vendors', '/vendors/chicago-il/florist', '/national-vendors/venues']),
    );
    const webstores = (await get('/sitemap-2.xml')).body;
    expect(placesIn(webstores).sort()).toEqual(['/inbox-films', '/marigold-films', '/wildrye-flowers']);
    expect(webstores).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  it('may visit every page on the site map, and none that requires a sign-in', async () => {
    const rules = rulesIn((await get('/robots.txt')).body);
    const listed = [...placesIn((await get('/sitemap-1.xml')).body), ...placesIn((await get('/sitemap-2.xml')).body)];
    expect(listed).toEqual(expect.arrayContaining([pagePaths.contact, pagePaths.privacy, pagePaths.vendorAgreement]));
    expect(listed.filter((path) => !mayVisit(rules, path))).toEqual([]);
    const { login, inbox, favorites, vendorWebstore, accountSettings, admin, operations } = pagePaths;
    const asking = [
      login,
      `${login}?from=%2Finbox`,
      inbox,
      favorites,
      vendorWebstore,
      accountSettings,
      admin,
      operations,
    ];
    expect(asking.filter((path) => mayVisit(rules, path))).toEqual([]);
  });

  it.each(['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-1.xml.gz', '/sitemap-99999999.xml'])(
    'get a 404 for %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});
