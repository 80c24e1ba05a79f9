import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PublicationView } from '#contracts/directory/directory.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { ListingIndexer } from '#src/directory/index/listing-indexer.js';
import { ListingProjection } from '#src/directory/index/listing-projection.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PublishWebstore } from '#src/webstore/commands/publish-webstore.js';
import { aWebstore, type WebstoreBuilder } from '../../support/posy/a-webstore.js';
import { buildIndex } from '../../support/posy/build-index.js';
import { Posy } from '../../support/posy/posy.js';
import { itIsForOwnersOnly } from '../webstore/owners-only.js';
import { peopleOf, type People } from '../webstore/people.js';
import { webstoreCalls } from '../webstore/webstore-calls.js';
import { documentsOf, namesFound } from './listed.js';

let posy: Posy;
let people: People;
let vendor: ReturnType<typeof webstoreCalls>;

/** Without workers: every step is executed explicitly, so that each state can be checked. */
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  vendor = webstoreCalls(posy, people.vendor.token);
  await buildIndex(posy);
});
afterAll(() => posy.stop());

const aPage = (): WebstoreBuilder => aWebstore(people.vendor.vendorId);
const project = (...ids: string[]) => posy.get(UnitOfWork).run((em) => posy.get(ListingProjection).project(em, ids));
const index = (...ids: string[]) => posy.get(ListingIndexer).indexListings(ids);
const publication = async (id: string): Promise<PublicationView> =>
  (await posy.call<PublicationView>(directoryRoutes.publication, { params: { id }, token: people.vendor.token })).body;
const stateOf = async (id: string) => (await publication(id)).state;

describe('GET webstores/{id}/publication', () => {
  describe('access', () => {
    let id: string;
    beforeAll(async () => {
      id = await aPage().published(posy);
    });
    itIsForOwnersOnly(() => ({
      posy,
      people,
      route: directoryRoutes.publication,
      field: 'id',
      id,
      partsFor: (webstoreId) => ({ params: { id: webstoreId } }),
      stored: () => posy.sql(`select * from directory.listing order by webstore_id`),
    }));
  });

  it('goes from queued through indexing to live, and reports how long that took [OP-133]', async () => {
    const before = Date.now();
    const id = await aPage().called('Foxglove Press').published(posy);
    const waiting = { webstoreId: id, publishedVersion: 1, liveAt: null, secondsToLive: null };
    const queued = await publication(id);
    expect(queued).toMatchObject({ ...waiting, state: 'queued' });
    const publishedAt = Date.parse(queued.publishedAt!);
    expect([publishedAt >= before, publishedAt <= Date.now()]).toEqual([true, true]);
    expect(await namesFound(posy, { name: 'Foxglove' })).toEqual([]);

    await project(id);
    expect(await publication(id)).toEqual({ ...queued, state: 'indexing' });
    expect(await namesFound(posy, { name: 'Foxglove' })).toEqual([]);

    await index(id);
    const live = await publication(id);
    expect(live).toMatchObject({ state: 'live', publishedAt: queued.publishedAt, publishedVersion: 1 });
    expect(live.secondsToLive).toBe((Date.parse(live.liveAt!) - publishedAt) / 1000);
    expect(Date.parse(live.liveAt!)).toBeLessThanOrEqual(Date.now() + 50);
    expect(live.secondsToLive).toBeGreaterThan(0);
    expect(await namesFound(posy, { name: 'Foxglove' })).toEqual(['Foxglove Press']);
  });

  it('stays live for the published version while the draft changes', async () => {
    const id = await aPage().published(posy);
    await project(id);
    await index(id);
    const live = await publication(id);
    await vendor.save(id, { name: 'Not yet' });
    expect(await publication(id)).toEqual(live);
  });

  it('is queued again by the next publish, from which its time counts', async () => {
    const id = await aPage().published(posy);
    await project(id);
    await index(id);
    const first = await publication(id);
    await vendor.save(id, { name: 'Second name' });
    await vendor.publish(id);
    expect(await publication(id)).toMatchObject({ state: 'queued', publishedVersion: 2, liveAt: null });
    await project(id);
    await index(id);
    const second = await publication(id);
    expect(second).toMatchObject({ state: 'live', publishedVersion: 2 });
    expect(Date.parse(second.publishedAt!)).toBeGreaterThan(Date.parse(first.publishedAt!));
    expect(Date.parse(second.liveAt!)).toBeGreaterThan(Date.parse(first.liveAt!));
    expect(second.secondsToLive).toBe((Date.parse(second.liveAt!) - Date.parse(second.publishedAt!)) / 1000);
  });

  it('of a publish that changes nothing is live at once, without the engine', async () => {
    const id = await aPage().published(posy);
    await project(id);
    await index(id);
    const [{ version }] = (await posy.sql(`select version from directory.listing where webstore_id = $1`, [id])) as [
      { version: string },
    ];
    await vendor.publish(id);
    expect(await stateOf(id)).toBe('queued');
    await project(id);
    const live = await publication(id);
    expect(live).toMatchObject({ state: 'live', publishedVersion: 2 });
    expect(live.secondsToLive).toBeGreaterThanOrEqual(0);
    expect(await posy.sql(`select version from directory.listing where webstore_id = $1`, [id])).toEqual([{ version }]);
  });

  it('is unpublished as soon as the page is taken off the site, and queued when it comes back [WS-191]', async () => {
    const id = await aPage().called('Bluebell Bakery').published(posy);
    expect(await namesFound(posy, { name: 'Bluebell' })).toEqual([]);
    await project(id);
    await index(id);
    await vendor.unpublish(id);
    const unpublished = { state: 'unpublished', publishedVersion: 1, liveAt: null, secondsToLive: null };
    expect(await publication(id)).toMatchObject(unpublished);
    await project(id);
    await index(id);
    expect(await publication(id)).toMatchObject(unpublished);
    expect(await namesFound(posy, { name: 'Bluebell' })).toEqual([]);
    await vendor.publish(id);
    expect(await publication(id)).toMatchObject({ state: 'queued', publishedVersion: 2 });
    await project(id);
    expect(await stateOf(id)).toBe('indexing');
    await index(id);
    expect(await publication(id)).toMatchObject({ state: 'live', publishedVersion: 2 });
    expect(await namesFound(posy, { name: 'Bluebell' })).toEqual(['Bluebell Bakery']);
  });

  it('of a draft that was never published is unpublished', async () => {
    const id = await aPage().unpublished(posy);
    await posy.sql(`update webstore.webstore set published_version = 0, published_at = null where id = $1`, [id]);
    expect(await publication(id)).toEqual({
      webstoreId: id,
      state: 'unpublished',
      publishedVersion: 0,
      publishedAt: null,
      liveAt: null,
      secondsToLive: null,
    });
  });

  it('is refused when the engine refuses the document, until a later publish', async () => {
    const [id, neighbour] = [
      await aPage().called('Poppy Hall').published(posy),
      await aPage().called('Poppy Field').published(posy),
    ];
    await project(id, neighbour);
    await index(id, neighbour);
    // No request can cause this: the strict mapping refuses a field that no check has seen.
    await posy.sql(
      `update webstore.webstore set draft = jsonb_set(draft, '{services}', '[{"none": 1}]') where id = $1`,
      [id],
    );
    await posy.execute(new PublishWebstore(id));
    await vendor.save(neighbour, { name: 'Poppy Fields' });
    await vendor.publish(neighbour);
    expect((await project(id, neighbour)).size).toBe(0);
    const refused = await index(id, neighbour);
    expect([...refused.keys()]).toEqual([id]);
    expect(await publication(id)).toMatchObject({ state: 'refused', publishedVersion: 2, liveAt: null });
    expect(await stateOf(neighbour)).toBe('live');
    expect((await namesFound(posy, { name: 'Poppy' })).toSorted()).toEqual(['Poppy Fields', 'Poppy Hall']);

    await posy.sql(`update webstore.webstore set draft = jsonb_set(draft, '{services}', '[311101]') where id = $1`, [
      id,
    ]);
    await posy.execute(new PublishWebstore(id));
    expect(await stateOf(id)).toBe('queued');
    await project(id);
    expect(await stateOf(id)).toBe('indexing');
    expect((await index(id)).size).toBe(0);
    expect(await publication(id)).toMatchObject({ state: 'live', publishedVersion: 3 });
  });
});

describe('indexing', () => {
  it('prefers an unpublish over a late older write [WS-191]', async () => {
    const id = await aPage().called('Snowdrop Sound').published(posy);
    await project(id);
    const { document, version } = (
      await posy.sql<{ document: never; version: string }>(
        `select document, version from directory.listing where webstore_id = $1`,
        [id],
      )
    )[0]!;
    await vendor.unpublish(id);
    await project(id);
    await index(id);
    const late = await posy.get(ListingIndex).write([{ webstoreId: id, version: Number(version), document }]);
    expect(late).toEqual({ refused: new Map(), conflicts: new Set([id]) });
    expect(await namesFound(posy, { name: 'Snowdrop' })).toEqual([]);
    expect(await stateOf(id)).toBe('unpublished');
  });

  it('leaves nothing of an unpublish before the first projection', async () => {
    const id = await aPage().called('Crocus Cars').unpublished(posy);
    await project(id);
    expect((await index(id)).size).toBe(0);
    expect(await stateOf(id)).toBe('unpublished');
    expect((await documentsOf(posy)).has(id)).toBe(false);
  });

  it('is not delayed by a document that cannot be made', async () => {
    const [broken, whole] = [await aPage().published(posy), await aPage().called('Anemone Art').published(posy)];
    await posy.sql(`update webstore.webstore set published = published || '{"addresses": 7}' where id = $1`, [broken]);
    const failed = await project(broken, whole);
    expect([...failed.keys()]).toEqual([broken]);
    await index(broken, whole);
    expect(await stateOf(whole)).toBe('live');
    expect(await stateOf(broken)).toBe('queued');
  });

  it('does not raise the version when the same facts are projected again', async () => {
    const ids = [await aPage().withPhotos(3).published(posy), await aPage().inCategory('venues').published(posy)];
    await project(...ids);
    const rows = () =>
      posy.sql(
        `select webstore_id, version, hash, document from directory.listing where webstore_id = any($1) order by 1`,
        [ids],
      );
    const before = await rows();
    await project(...ids, ids[0]!);
    expect(await rows()).toEqual(before);
    await posy.call(webstoreRoutes.publish, { params: { id: ids[0]! }, token: people.vendor.token });
    await project(...ids);
    expect(await rows()).toEqual(before);
  });
});
