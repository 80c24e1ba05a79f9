import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { EraseWebstoresWhenPersonErased } from '#src/webstore/reactions/erase-webstores-when-person-erased.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { aFreshAddress, stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let vendorId: string;
let vendor: ReturnType<typeof webstoreCalls>;
let id: string;
let url: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  const account = await aVendor(posy);
  vendorId = account.vendorId;
  vendor = webstoreCalls(posy, account.token);
});
beforeEach(async () => {
  url = aFreshAddress();
  id = await aWebstore(vendorId).with({ url }).published(posy);
});
afterAll(() => posy.stop());

/** The id of the webstore with an address, or the status of the refusal. */
async function leadsTo(address: string): Promise<string | number> {
  const { status, body } = await vendor.readPage(address);
  return status === 200 ? body.id : status;
}
const another = () => aWebstore(vendorId).unpublished(posy);

describe('a web address', () => {
  it('is stored in lower case and found in any case [WS-49]', async () => {
    const answer = await vendor.save(id, { url: 'Larkspur-And-Pine-2' });
    expect(answer.body.url).toBe('larkspur-and-pine-2');
    await vendor.publish(id);
    expect(await leadsTo('LARKSPUR-and-pine-2')).toBe(id);
  });

  it('that is taken is refused, in upper case as well, and nothing changes [WS-50]', async () => {
    const rival = await another();
    const before = await stored(posy);
    for (const taken of [url, url.toUpperCase()]) {
      const { status, problem } = await vendor.save(rival, { url: taken, name: 'Not saved either' });
      expect([status, problem.error]).toEqual([409, 'web-store-name-exists']);
      expect(problem.fields).toEqual({ url: ['web-store-name-exists'] });
    }
    expect(await stored(posy)).toEqual(before);
  });

  it('is assigned to one of several concurrent claims [WS-50]', async () => {
    const rivals = await Promise.all(Array.from({ length: 5 }, another));
    const claimed = aFreshAddress();
    const answers = await Promise.all(rivals.map((rival) => vendor.save(rival, { url: claimed })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    for (const { status, problem } of answers) {
      if (status === 409) expect(problem.fields).toEqual({ url: ['web-store-name-exists'] });
    }
    const drafts = await Promise.all(rivals.map((rival) => vendor.draft(rival)));
    expect(drafts.map((draft) => draft.url === claimed)).toEqual(statuses.map((status) => status === 200));
    const rows = await posy.sql(`select webstore_id from webstore.web_address where url = $1`, [claimed]);
    expect(rows).toEqual([{ webstore_id: rivals[statuses.indexOf(200)] }]);
  });

  it('can be exchanged while another webstore gives its own up', async () => {
    const [a, b] = [aFreshAddress(), aFreshAddress()];
    const [one, two] = [await another(), await another()];
    await vendor.save(one, { url: a });
    await vendor.save(two, { url: b });
    const answers = await Promise.all([vendor.save(one, { url: b }), vendor.save(two, { url: a })]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const rows = await posy.sql(`select url, webstore_id from webstore.web_address where url = any($1)`, [[a, b]]);
    for (const webstore of [one, two]) {
      const draft = await vendor.draft(webstore);
      expect(rows).toContainEqual({ url: draft.url, webstore_id: webstore });
    }
  });

  it('is not found while only a draft has it, and is free again when the draft gives it up', async () => {
    const [only, rival] = [aFreshAddress(), await another()];
    await vendor.save(id, { url: only });
    expect(await leadsTo(only)).toBe(404);
    expect(await leadsTo(url)).toBe(id);
    await vendor.save(id, { url });
    expect((await vendor.save(rival, { url: only })).status).toBe(200);
    await vendor.publish(rival);
    expect(await leadsTo(only)).toBe(rival);
  });

  it('that was published still leads to the page, which has its new one, and stays reserved [OP-56]', async () => {
    const newer = aFreshAddress();
    await vendor.save(id, { url: newer });
    await vendor.publish(id);
    for (const address of [url, newer]) {
      expect((await vendor.readPage(address)).body).toMatchObject({ id, url: newer });
    }
    expect((await vendor.save(await another(), { url })).status).toBe(409);
    expect((await vendor.save(id, { url })).body.url).toBe(url);
    await vendor.publish(id);
    expect((await vendor.readPage(newer)).body).toMatchObject({ id, url });
  });

  it('that was published stays reserved when its page is erased, and is not found [OP-56]', async () => {
    const gone = await aVendor(posy);
    const [first, last, unseen] = [aFreshAddress(), aFreshAddress(), aFreshAddress()];
    const erased = await aWebstore(gone.vendorId).with({ url: first }).published(posy);
    const theirs = webstoreCalls(posy, gone.token);
    await theirs.save(erased, { url: last });
    await theirs.publish(erased);
    await theirs.save(erased, { url: unseen });
    const { userId, vendorId: erasedVendor } = gone;
    await posy
      .get(UnitOfWork)
      .run((em) => posy.get(EraseWebstoresWhenPersonErased).react({ userId, vendorIds: [erasedVendor] }, em));
    const rival = await another();
    for (const address of [first, last, last.toUpperCase()]) {
      expect(await leadsTo(address)).toBe(404);
      const { status, problem } = await vendor.save(rival, { url: address });
      expect([status, problem.error]).toEqual([409, 'web-store-name-exists']);
      await expect(aWebstore(vendorId).with({ url: address.toLowerCase() }).published(posy)).rejects.toMatchObject({
        code: 'web-store-name-exists',
      });
    }
    // This one was never visible outside.
    expect((await vendor.save(rival, { url: unseen })).status).toBe(200);
    const kept = JSON.stringify(await posy.sql(`select to_jsonb(kept) as row from webstore.retired_address as kept`));
    for (const known of [first, last, unseen, erased, erasedVendor]) expect(kept).not.toContain(known);
  });

  it('cannot be removed [WS-48]', async () => {
    const { status, problem } = await vendor.save(id, { url: null });
    expect([status, problem.fields]).toEqual([400, { url: ['required'] }]);
    expect((await vendor.draft(id)).url).toBe(url);
    expect(await leadsTo(url)).toBe(id);
  });

  it.each(['a b', 'a_b', 'é', 'a/b', 'a.b', 'u'.repeat(121), 'u'.repeat(400), '\u0000', '%00', '...'])(
    'that is invalid (%j) is refused, naming the field',
    async (malformed) => {
      const { status, problem } = await posy.call(routes.webstoreByUrl, { params: { url: malformed } });
      expect([status, problem.fields]).toEqual([400, { url: ['malformed'] }]);
    },
  );

  it('that was never used is a 404', async () => {
    const { status, problem } = await vendor.readPage(aFreshAddress());
    expect([status, problem.error]).toEqual([404, 'webstore-not-found']);
  });
});
