import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { stockPicturesFor, stockPicturesOf } from '#src/webstore/stock-pictures/stock-pictures.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { peopleOf, type People } from './people.js';
import { stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let people: People;
let readers: Record<'vendor' | 'rival' | 'couple' | 'admin' | 'visitor', ReturnType<typeof webstoreCalls>>;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  const as = (token?: string) => webstoreCalls(posy, token);
  readers = {
    vendor: as(people.vendor.token),
    rival: as(people.rival.token),
    couple: as(people.couple.token),
    admin: as(people.admin.token),
    visitor: as(),
  };
});
afterAll(() => posy.stop());

const aPage = () => aWebstore(people.vendor.vendorId);
const urlOf = async (id: string) => (await readers.vendor.draft(id)).url!;
const imagesOf = async (id: string) =>
  (await posy.sql<{ id: string }>(`select id from webstore.image where webstore_id = $1 order by ordinal`, [id])).map(
    (row) => row.id,
  );

describe('GET webstores/{id}', () => {
  it('shows the draft to its owner and to admins, the published version to anyone else [WS-232, WS-190]', async () => {
    const id = await aPage().called('On the site').published(posy);
    await readers.vendor.save(id, { name: 'Not yet' });
    for (const reader of [readers.vendor, readers.admin]) {
      expect((await reader.read(id)).body).toMatchObject({
        kind: 'draft',
        id,
        name: 'Not yet',
        vendorId: people.vendor.vendorId,
        publishStatus: 'Unpublished Changes',
      });
      const published = await reader.read(id, { getPublished: 'true' });
      expect(published.body).toMatchObject({ kind: 'published', name: 'On the site' });
    }
    for (const reader of [readers.rival, readers.couple, readers.visitor]) {
      for (const option of ['getPublished', 'removeInvalidImgSrc']) {
        expect((await reader.read(id, { [option]: 'false' })).body).toMatchObject({
          kind: 'published',
          id,
          name: 'On the site',
        });
      }
    }
  });

  it('does not reveal one that was never on the site to anyone else', async () => {
    const id = await aPage().unpublished(posy);
    for (const reader of [readers.rival, readers.couple, readers.visitor]) {
      for (const answer of [await reader.read(id), await reader.read(randomUUID())]) {
        expect(answer.problem).toMatchObject({ status: 404, error: 'webstore-not-found' });
        expect(answer.problem.message).toBe('Webstore not found.');
      }
    }
    for (const reader of [readers.vendor, readers.admin]) expect((await reader.read(id)).body.kind).toBe('draft');
  });

  it('names a malformed id and a malformed option', async () => {
    const id = await aPage().published(posy);
    for (const malformed of ['1', 'x', id.toUpperCase(), `${id}0`]) {
      const { status, problem } = await readers.visitor.read(malformed);
      expect([status, problem.fields]).toEqual([400, { id: ['malformed'] }]);
    }
    const query = { getPublished: '1', removeInvalidImgSrc: ['true', 'true'], draft: 'true' };
    const { status, problem } = await readers.vendor.read(id, query);
    expect([status, problem.fields]).toEqual([
      400,
      { getPublished: ['not-a-boolean'], removeInvalidImgSrc: ['given-twice'], draft: ['unknown-field'] },
    ]);
  });

  it('refuses an invalid token instead of ignoring it', async () => {
    const id = await aPage().published(posy);
    const { problem } = await webstoreCalls(posy, 'forged').read(id);
    expect(problem).toMatchObject({ status: 401, error: 'session-ended' });
  });

  it('responds to an address that cannot be decoded with a problem', async () => {
    const { statusCode, headers, body } = await posy.api.inject({ method: 'GET', url: '/api/webstores/%E0%A4%A' });
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({ status: 400, error: 'malformed-body' });
  });
});

describe('the published view', () => {
  const whole = (webstore: ReturnType<typeof aPage>) =>
    webstore.with({ displayStoreAddress: false, displayPriceTier: false, priceTier: 4 });

  it('omits the street, zip code and place of a hidden address, and a hidden price tier [WS-222, WS-223]', async () => {
    const id = await whole(aPage().at('Marfa', 'TX', 30.3095, -104.0206)).published(posy);
    const url = await urlOf(id);
    for (const answer of [await readers.visitor.read(id), await readers.rival.readPage(url)]) {
      const [address] = answer.body.addresses;
      expect(address).toMatchObject({ city: 'Marfa', state: 'TX', street1: '', street2: '', zipCode: '' });
      expect(address).toMatchObject({ latitude: null, longitude: null });
      expect(answer.body.priceTier).toBeNull();
      expect(JSON.stringify(answer.body)).not.toMatch(/Pecan|78702|30\.3|104\.0/);
    }
    const [own] = (await readers.vendor.draft(id)).addresses;
    expect(own).toMatchObject({ street1: '18 Pecan Alley', zipCode: '78702', latitude: 30.3095 });
    expect((await readers.vendor.draft(id)).priceTier).toBe(4);
  });

  it('includes them when the vendor shows them [WS-222, WS-223]', async () => {
    const id = await aPage().with({ displayStoreAddress: true, priceTier: 2 }).published(posy);
    const { body } = await readers.visitor.readPage(await urlOf(id));
    expect(body.addresses[0]).toMatchObject({ street1: '18 Pecan Alley', zipCode: '78702', latitude: 30.2672 });
    expect(body.priceTier).toBe(2);
  });

  it('follows the published choice while the draft shows more', async () => {
    const id = await whole(aPage()).published(posy);
    await readers.vendor.save(id, { displayStoreAddress: true, displayPriceTier: true });
    const { body } = await readers.visitor.read(id);
    expect([body.priceTier, body.addresses[0]!.street1]).toEqual([null, '']);
  });

  it.each([
    ['was refused', 'validation_result = false'],
    ['is not checked yet', 'validation_result = null'],
    ['has no file', 'picture_id = null'],
  ])(
    'shows a stock picture for one of a package or an award that %s, except to owner and admin [WS-97]',
    async (_state, values) => {
      const [cover, chosen] = [randomUUIDv7(), randomUUIDv7()];
      const image = (pictureId: string) => ({ id: pictureId, pictureId, caption: '', width: 1600, height: 1200 });
      const id = await aPage()
        .inCategory('florist')
        .with({
          packages: [
            { id: randomUUIDv7(), name: 'A day', price: 900, description: '', inclusions: [], imageId: chosen },
          ],
          awards: [{ id: randomUUIDv7(), name: 'Best porch', link: '', imageId: chosen }],
        })
        .withFeatures('feature_packages', 'feature_awards')
        .bringing({ images: [image(cover), { ...image(chosen), purpose: 'packages' }] })
        .published(posy);
      const set = (changes: string) => posy.sql(`update webstore.image set ${changes} where id = $1`, [chosen]);
      const shownTo = async (reader: (typeof readers)['visitor'], removeInvalidImgSrc: string) => {
        const { body } = await reader.read(id, { getPublished: 'true', removeInvalidImgSrc });
        const { images, packages, awards } = body as unknown as PublicWebstoreView;
        expect(images.map((one) => one.id)).toEqual([cover]);
        return [packages[0]?.image, awards[0]?.image];
      };
      const isOwn = expect.objectContaining({ pictureId: chosen });
      // The cover is the first stock picture of this webstore: the placeholder must be another one.
      const [house] = stockPicturesFor('florist', id);
      await posy.sql('update webstore.image set picture_id = $2 where id = $1', [cover, house!.pictureId]);
      const placeholders = stockPicturesOf('florist')
        .map(({ pictureId }) => pictureId)
        .filter((pictureId) => pictureId !== house!.pictureId);

      expect(await shownTo(readers.visitor, 'true')).toEqual([isOwn, isOwn]);
      await set(values);
      for (const reader of [readers.visitor, readers.couple, readers.rival]) {
        for (const option of ['true', 'false']) {
          for (const shown of await shownTo(reader, option)) expect(placeholders).toContain(shown?.pictureId);
        }
      }
      for (const reader of [readers.vendor, readers.admin]) {
        const isFlagged = expect.objectContaining({ pictureId: chosen, isFlagged: true });
        const all = await shownTo(reader, 'false');
        if (values.startsWith('picture_id')) expect(placeholders).toContain(all[0]?.pictureId);
        else expect(all).toEqual([isFlagged, isFlagged]);
      }
      await set(`picture_id = '${chosen}', admin_approved = true`);
      expect(await shownTo(readers.visitor, 'true')).toEqual([isOwn, isOwn]);
    },
  );

  it('has the published and approved pictures, in the published order [WS-94, WS-96, WS-97]', async () => {
    const id = await aPage().withPhotos(5).published(posy);
    const [shown, refused, waiting, overruled, withoutFile] = (await imagesOf(id)) as [string, ...string[]];
    const set = (image: string | undefined, values: string) =>
      posy.sql(`update webstore.image set ${values} where id = $1`, [image]);
    await posy.sql(`update webstore.image set picture_id = id where webstore_id = $1`, [id]);
    await set(refused, 'validation_result = false');
    await set(waiting, 'validation_result = null');
    await set(overruled, 'validation_result = false, admin_approved = true');
    await set(withoutFile, 'picture_id = null');
    const seen = async () => (await readers.visitor.read(id)).body.images;
    expect((await seen()).map((image) => image.id)).toEqual([shown, overruled]);
    expect((await seen())[0]).toMatchObject({
      url: `/media/${shown}/1600.jpg`,
      isCoverPhoto: true,
      width: 1600,
      height: 1200,
    });

    await set(shown, `ordinal = 9, caption = 'Draft words', is_cover_photo = false`);
    const added = randomUUID();
    await posy.sql(
      `insert into webstore.image (id, webstore_id, purpose, picture_id, caption, alt, credit, placeholder,
         is_cover_photo, ordinal, width, height, validation_result, admin_approved)
       select $1, webstore_id, purpose, gen_random_uuid(), '', '', '', '', true, 0, 1, 1, true, true
       from webstore.image where id = $2`,
      [added, shown],
    );
    expect((await seen()).map((image) => image.id)).toEqual([shown, overruled]);
    expect((await seen())[0]).toMatchObject({ caption: '', ordinal: 0, isCoverPhoto: true });
    await set(shown, 'validation_result = false');
    expect((await seen()).map((image) => image.id)).toEqual([overruled]);
    await readers.vendor.publish(id);
    expect((await seen()).map((image) => image.id)).toEqual([added, overruled]);
  });

  it('shows its owner every picture, or only those that visitors may see [WS-98]', async () => {
    const id = await aPage().withPhotos(2).published(posy);
    const [first, second] = await imagesOf(id);
    await posy.sql(`update webstore.image set picture_id = id where id = $1`, [first]);
    const idsFor = async (removeInvalidImgSrc: string) =>
      (await readers.vendor.read(id, { removeInvalidImgSrc })).body.images.map((image) => image.id);
    expect(await idsFor('false')).toEqual([first, second]);
    expect(await idsFor('true')).toEqual([first]);
  });
});

describe('reading', () => {
  it('changes nothing', async () => {
    const id = await aPage().published(posy);
    const before = await stored(posy);
    await readers.vendor.read(id);
    await posy.call(routes.webstoreById, { params: { id } });
    await readers.visitor.readPage(await urlOf(id));
    expect(await stored(posy)).toEqual(before);
  });
});
