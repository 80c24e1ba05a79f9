import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import { aWebstore, type WebstoreBuilder } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { itIsForOwnersOnly } from './owners-only.js';
import { peopleOf, type People } from './people.js';
import { stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let people: People;
let vendor: ReturnType<typeof webstoreCalls>;
let visitor: ReturnType<typeof webstoreCalls>;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  vendor = webstoreCalls(posy, people.vendor.token);
  visitor = webstoreCalls(posy);
  // Otherwise operators could not publish for them.
  await acceptTerms(true);
});
afterAll(() => posy.stop());

const aDraft = (build: (builder: WebstoreBuilder) => WebstoreBuilder = (builder) => builder) =>
  build(aWebstore(people.vendor.vendorId)).unpublished(posy);
const acceptTerms = (accepted: boolean) =>
  posy.sql('update identity.vendor set tos_accepted = $1 where id = $2', [accepted, people.vendor.vendorId]);
const messagesAbout = (id: string) =>
  posy.sql<{ type: string; payload: object }>(
    `select type, payload from platform.message where subject_id = $1 order by id`,
    [id],
  );

describe('PUT webstores/{id}/publish', () => {
  describe('access', () => {
    let id: string;
    beforeAll(async () => {
      id = await aDraft();
    });
    itIsForOwnersOnly(() => ({
      posy,
      people,
      route: routes.publish,
      field: 'id',
      id,
      partsFor: (webstoreId) => ({ params: { id: webstoreId } }),
      stored: () => stored(posy),
    }));
  });

  it('is only for the vendor until the terms are accepted [ID-113]', async () => {
    const id = await aDraft();
    await acceptTerms(false);
    const operator = webstoreCalls(posy, people.admin.token);
    expect(await operator.publish(id)).toMatchObject({ status: 409, problem: { error: 'terms-not-accepted' } });
    expect((await vendor.publish(id)).status).toBe(200);
    await acceptTerms(true);
    expect((await operator.publish(id)).status).toBe(200);
  });

  it('puts the draft on the site and records it [WS-189, OP-53]', async () => {
    const id = await aDraft((webstore) => webstore.called('Larkspur & Pine'));
    const before = await vendor.draft(id);
    expect((await visitor.read(id)).status).toBe(404);
    const { status, body } = await vendor.publish(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'draft', publishStatus: 'Published', hasBeenPublished: true });
    expect(body).toMatchObject({ publishedVersion: before.publishedVersion + 1, missingForPublish: [] });
    expect((await visitor.readPage(body.url!)).body).toMatchObject({ kind: 'published', id, name: 'Larkspur & Pine' });
    expect((await messagesAbout(id)).at(-1)).toEqual({
      type: 'webstore.webstore-published',
      payload: { webstoreId: id, publishedVersion: body.publishedVersion },
    });
  });

  it('is done for the owner by an admin', async () => {
    const id = await aDraft();
    const { body } = await webstoreCalls(posy, people.admin.token).publish(id);
    expect(body).toMatchObject({ publishStatus: 'Published', vendorId: people.vendor.vendorId });
  });
});

describe('a webstore', () => {
  it('is Published, has Unpublished Changes after an edit, and is Published when it is undone [WS-21, WS-190]', async () => {
    const id = await aDraft((webstore) => webstore.called('Before').withPhotos(3));
    const status = async () => (await vendor.draft(id)).publishStatus;
    expect(await status()).toBe('Unpublished');
    await vendor.publish(id);
    expect(await status()).toBe('Published');
    await vendor.save(id, { name: 'After' });
    expect(await status()).toBe('Unpublished Changes');
    await vendor.save(id, { name: 'Before' });
    expect(await status()).toBe('Published');
    const { addresses } = await vendor.draft(id);
    await vendor.save(id, { addresses: [], links: { Website: 'posy.example' } });
    expect(await status()).toBe('Unpublished Changes');
    await vendor.save(id, { addresses, links: {} });
    expect(await status()).toBe('Published');
    await posy.sql(`update webstore.image set caption = 'New words' where webstore_id = $1 and ordinal = 1`, [id]);
    expect(await status()).toBe('Unpublished Changes');
    await vendor.publish(id);
    expect(await status()).toBe('Published');
  });

  it('is Published again after a publish, regardless of the order of its pictures [WS-21]', async () => {
    const id = await aDraft((webstore) => webstore.withPhotos(6));
    await posy.sql(`update webstore.image set ordinal = 1 where webstore_id = $1`, [id]);
    await vendor.publish(id);
    // The first row goes to the end of the table.
    await posy.sql(
      `with moved as (
         delete from webstore.image
         where id = (select id from webstore.image where webstore_id = $1 order by id limit 1) returning *)
       insert into webstore.image select * from moved`,
      [id],
    );
    expect((await vendor.draft(id)).publishStatus).toBe('Published');
  });

  it('shows the published version to visitors while the draft changes [WS-190]', async () => {
    const id = await aDraft((webstore) => webstore.called('Before'));
    const { url } = (await vendor.publish(id)).body;
    await vendor.save(id, { name: 'After', priceTier: 1, addresses: [] });
    const pages = [
      await visitor.read(id),
      await visitor.readPage(url!),
      await vendor.read(id, { getPublished: 'true' }),
    ];
    for (const { body } of pages) {
      expect(body).toMatchObject({ kind: 'published', name: 'Before', priceTier: 3 });
      expect(body.addresses).toHaveLength(1);
    }
    await vendor.publish(id);
    expect((await visitor.read(id)).body).toMatchObject({ name: 'After', priceTier: 1, addresses: [] });
  });
});

describe('a publish that is not ready', () => {
  const incomplete: [PublishRequirement, (webstore: WebstoreBuilder) => WebstoreBuilder][] = [
    ['photo', (webstore) => webstore.withPhotos(1)],
    ['services', (webstore) => webstore.with({ services: [] })],
    ['category', (webstore) => webstore.with({ categoryIds: [], subCategoryIds: {}, services: [] })],
    ['priceTier', (webstore) => webstore.with({ priceTier: null })],
    ['businessDescription', (webstore) => webstore.with({ businessDescription: ' \n ' })],
    ['url', (webstore) => webstore.with({ url: null })],
    ['serviceArea', (webstore) => webstore.with({ travels: false, travelOption: null })],
    ['capacity', (webstore) => webstore.inCategory('venues').with({ capacity: null })],
    ['capacity', (webstore) => webstore.inCategory('lodging').with({ capacity: 0 })],
    ['serviceArea', (webstore) => webstore.inCategory('venues').with({ addresses: [] })],
  ];

  it.each(incomplete)('without %s names it and changes nothing', async (requirement, build) => {
    const builder = build(aWebstore(people.vendor.vendorId));
    const { content, id } = builder.build();
    await aWebstoreWithout(builder, id, content);
    // A draft that has a web address keeps one, so one without any is made here.
    if (requirement === 'url') {
      await posy.sql(`update webstore.webstore set draft = jsonb_set(draft, '{url}', 'null') where id = $1`, [id]);
    }
    if (requirement === 'photo') await posy.sql(`delete from webstore.image where webstore_id = $1`, [id]);
    const before = await stored(posy);
    const { status, problem } = await vendor.publish(id);
    expect([status, problem.error]).toEqual([409, 'not-ready-to-publish']);
    expect(problem.fields).toEqual({ [requirement]: ['required'] });
    expect(await stored(posy)).toEqual(before);
    expect((await vendor.draft(id)).missingForPublish).toEqual([requirement]);
  });

  /** Creates a complete draft and edits it, as a vendor would: an incomplete one cannot be imported. */
  async function aWebstoreWithout(builder: WebstoreBuilder, id: string, content: object) {
    const complete = { services: [311101], subCategoryIds: {}, capacity: null, priceTier: 3 as const };
    const start = {
      categoryIds: [11],
      travelOption: 'nationally' as const,
      businessDescription: 'Complete.',
      ...complete,
    };
    const url = builder.build().content.url ?? `complete-${id.slice(-6)}`;
    await builder.with({ ...start, url }).unpublished(posy);
    expect((await vendor.save(id, { ...content, url })).status).toBe(200);
  }

  it('names everything that is missing at once, and keeps the page unchanged', async () => {
    const id = await aDraft();
    const { url } = (await vendor.publish(id)).body;
    await vendor.save(id, { businessDescription: '', services: [], priceTier: null });
    const { status, problem } = await vendor.publish(id);
    expect(status).toBe(409);
    expect(Object.keys(problem.fields!)).toEqual(['businessDescription', 'priceTier', 'services']);
    expect(problem.message).toBe('Before you publish, add a description, a price tier and your services.');
    expect((await visitor.readPage(url!)).body).toMatchObject({ priceTier: 3 });
    expect((await vendor.draft(id)).publishStatus).toBe('Unpublished Changes');
  });

  it.each([
    ['a photo booth has no services to choose', (webstore: WebstoreBuilder) => webstore.inCategory('photobooths')],
    ['a photographer has no capacity', (webstore: WebstoreBuilder) => webstore.with({ capacity: null })],
    [
      'who travels everywhere needs no distance',
      (webstore: WebstoreBuilder) => webstore.with({ travelOption: 'globally', travelDistance: null, serviceArea: '' }),
    ],
    [
      'a venue does not travel',
      (webstore: WebstoreBuilder) =>
        webstore.inCategory('venues').with({ travelOption: null, travelDistance: null, serviceArea: '' }),
    ],
  ])('is none where %s', async (_why, build) => {
    expect((await vendor.publish(await aDraft(build))).status).toBe(200);
  });
});

describe('PUT webstores/{id}/unpublish', () => {
  describe('access', () => {
    let id: string;
    beforeAll(async () => {
      id = await aDraft();
    });
    itIsForOwnersOnly(() => ({
      posy,
      people,
      route: routes.unpublish,
      field: 'id',
      id,
      partsFor: (webstoreId) => ({ params: { id: webstoreId } }),
      stored: () => stored(posy),
    }));
  });

  it('takes the page off the site for everybody, keeps the draft, and publishes again [WS-191, WS-21]', async () => {
    const id = await aWebstore(people.vendor.vendorId).published(posy);
    const before = await vendor.draft(id);
    const { body } = await vendor.unpublish(id);
    expect(body).toEqual({ ...before, version: before.version + 1, publishStatus: 'Unpublished' });
    expect(body).toMatchObject({ hasBeenPublished: true, publishedVersion: 1 });
    for (const reader of [visitor, webstoreCalls(posy, people.rival.token), webstoreCalls(posy, people.couple.token)]) {
      expect((await reader.read(id)).problem).toMatchObject({ status: 404, error: 'webstore-not-found' });
      expect((await reader.readPage(before.url!)).problem).toMatchObject({ status: 404, error: 'webstore-not-found' });
    }
    for (const published of [await vendor.read(id, { getPublished: 'true' }), await vendor.readPage(before.url!)]) {
      expect(published.status).toBe(404);
    }
    expect((await vendor.publish(id)).body).toMatchObject({ publishStatus: 'Published', publishedVersion: 2 });
    expect((await visitor.readPage(before.url!)).body.id).toBe(id);
  });

  it('records nothing about a page that is not on the site', async () => {
    const id = await aDraft();
    const before = await stored(posy);
    expect((await vendor.unpublish(id)).body.publishStatus).toBe('Unpublished');
    expect(await stored(posy)).toEqual(before);
  });
});

describe('at the same time', () => {
  it('a publish and saves either succeed or get a reason, and the published version was a draft once', async () => {
    const id = await aDraft((webstore) => webstore.called('Name 0'));
    const [saves, publishes] = [[] as number[], [] as number[]];
    for (let round = 1; round <= 5; round++) {
      const [saved, published] = await Promise.all([vendor.save(id, { name: `Name ${round}` }), vendor.publish(id)]);
      saves.push(saved.status);
      publishes.push(published.status);
      const { body } = await visitor.read(id);
      expect([`Name ${round - 1}`, `Name ${round}`]).toContain(body.name);
      await vendor.save(id, { name: `Name ${round}` });
    }
    expect(publishes).toEqual([200, 200, 200, 200, 200]);
    for (const status of saves) expect([200, 409]).toContain(status);
  });

  it('publishes are counted one by one', async () => {
    const id = await aDraft();
    const { publishedVersion } = await vendor.draft(id);
    const answers = await Promise.all([vendor.publish(id), vendor.publish(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await vendor.draft(id)).publishedVersion).toBe(publishedVersion + 2);
    const versions = (await messagesAbout(id)).flatMap(({ payload }) =>
      Object.values(payload).filter(Number.isInteger),
    );
    expect(versions).toEqual([1, 2, 3]);
  });
});
