import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { directoryRoutes as routes } from '#contracts/directory/directory.routes.js';
import type { NamedWebstoreView } from '#contracts/directory/directory.views.js';
import { UnpublishWebstore } from '#src/webstore/commands/unpublish-webstore.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore, type WebstoreBuilder } from '../../support/posy/a-webstore.js';
import { Posy, type Answer } from '../../support/posy/posy.js';
import { indexed, listed } from './listed.js';

let posy: Posy;
let token: string;
let ids: string[];
let hall: WebstoreBuilder;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  const vendor = await aVendor(posy);
  token = vendor.token;
  const named = (name: string) => aWebstore(vendor.vendorId).called(name);
  hall = named('Dusk Hall').inCategory('venues').at('Dripping Springs', 'TX', 30.19, -98.08);
  ids = await listed(posy, [
    hall,
    named('Duskwater Films'),
    named('Rye & Honey'),
    ...Array.from({ length: 12 }, (_, nth) => named(`Lantern Yard ${nth}`)),
  ]);
});
afterAll(() => posy.stop());

const ask = (name: string, by?: string): Promise<Answer<NamedWebstoreView[]>> =>
  posy.call(routes.webstoresByName, { params: { name }, ...(by !== undefined && { token: by }) });
const namesOf = async (name: string) => (await ask(name)).body.map((found) => found.name);

describe('webstores by name', () => {
  it('are a list with category, subcategories and name, and the location of the business [WS-110]', async () => {
    const { status, body } = await ask('dusk hall', token);
    expect(status).toBe(200);
    const { categoryIds, subCategoryIds } = hall.build().content;
    expect(body).toEqual([
      {
        id: ids[0],
        name: 'Dusk Hall',
        url: expect.stringMatching(/^studio-/),
        categoryId: categoryIds![0],
        categoryName: 'Venue',
        subCategoryIds: Object.values(subCategoryIds!).flat(),
        subCategoryNames: [expect.any(String)],
        city: 'Dripping Springs',
        state: 'TX',
        coverImage: expect.objectContaining({ pictureId: expect.any(String) }),
      },
    ]);
  });

  it('are found by a prefix, in any case and with a typo, the best match first', async () => {
    expect((await namesOf('DUSK')).toSorted()).toEqual(['Dusk Hall', 'Duskwater Films']);
    expect((await namesOf('duskw'))[0]).toBe('Duskwater Films');
    expect(await namesOf('duks hall')).toEqual(['Dusk Hall']);
    expect(await namesOf('rye & h')).toEqual(['Rye & Honey']);
    expect(await namesOf('nobody at all')).toEqual([]);
  });

  it('are limited to ten', async () => {
    expect(await namesOf('Lantern Yard')).toHaveLength(10);
  });

  it('are only those on the site [DIR-32]', async () => {
    await posy.execute(new UnpublishWebstore(ids[1]!));
    await indexed(posy, [ids[1]!]);
    await posy.get(SearchEngine).client.indices.refresh();
    expect(await namesOf('duskwater')).toEqual([]);
  });

  it.each(['dus', '    ', ' du ', 'd'.repeat(121), 'dusk\u0000', 'du\nsk', '\u007f\u007f\u007f\u007f'])(
    'are refused for the name %j [DIR-21]',
    async (name) => {
      const { status, problem } = await ask(name);
      expect([status, problem.fields]).toEqual([400, { name: ['malformed'] }]);
    },
  );

  it.each(['💐💐💐💐', '----', '*:*?', '"""" OR', '(((([[', '\\\\\\\\', '%25%2f', 'a/b/c', 'x'.repeat(120)])(
    'treat %j as text',
    async (name) => {
      expect((await ask(name)).status).toBe(200);
    },
  );

  it('are public, like the directory', async () => {
    expect((await ask('dusk hall')).body).toHaveLength(1);
    expect((await ask('dusk hall', 'x')).status).toBe(401);
  });

  it('cost one call of the engine, and no SQL', async () => {
    const cost = { engine: 0, connections: 0 };
    posy.get(SearchEngine).client.diagnostic.on('request', () => (cost.engine += 1));
    const pool = await posy.get(MikroORM).em.getConnection().getNativeClient();
    pool.on('acquire', () => (cost.connections += 1));
    const costOf = async (name: string, isAgain = false): Promise<typeof cost> => {
      Object.assign(cost, { engine: 0, connections: 0 });
      await ask(name);
      // Every five seconds the api polls for revoked sessions, perhaps just now.
      return cost.connections === 0 || isAgain ? { ...cost } : costOf(name, true);
    };
    await costOf('lantern');
    expect(await costOf('lantern yard')).toEqual({ engine: 1, connections: 0 });
    expect(await costOf('----')).toEqual({ engine: 0, connections: 0 });
  });
});
