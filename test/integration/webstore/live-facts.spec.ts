import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { PublishWebstore } from '#src/webstore/commands/publish-webstore.js';
import { RememberRating } from '#src/webstore/commands/remember-rating.js';
import { SetAvailability } from '#src/webstore/commands/set-availability.js';
import { blockedOrAnswered } from '../../support/blocked-or-answered.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
let vendor: TestVendor;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());
afterEach(() => void jest.restoreAllMocks());

const newsAbout = (id: string, type: string) =>
  posy.sql(`select id from platform.message where subject_id = $1 and type = $2`, [id, type]);

it.each([
  {
    what: 'a booked day',
    change: (id: string) => new SetAvailability(id, '2031-06-07', 'unavailable'),
    type: 'webstore.webstore-availability-changed',
  },
  {
    what: 'a rating',
    change: (id: string) => new RememberRating(id, 45, 12),
    type: 'webstore.webstore-rating-changed',
  },
])('$what during a publish is listed by the publish, or notifies the directory', async ({ change, type }) => {
  const id = await aWebstore(vendor.vendorId).unpublished(posy);
  const [changed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = posy.get(UnitOfWork).run(async () => {
    await posy.execute(change(id));
    changed.resolve();
    await mayCommit.promise;
  });
  await changed.promise;
  const publishing = posy.execute(new PublishWebstore(id));
  const outcome = await blockedOrAnswered(posy, publishing);
  mayCommit.resolve();
  await Promise.all([changing, publishing]);
  // A listing that is made before the change is committed has to be made again.
  expect(await newsAbout(id, type)).toHaveLength(outcome === 'answered' ? 1 : 0);
});

it('an import that is retried after a conflict still announces its webstores', async () => {
  const outbox = posy.get(Outbox);
  const write = outbox.writeBulk.bind(outbox);
  const attempts = jest.spyOn(outbox, 'writeBulk').mockImplementationOnce((...given) => {
    write(...given);
    throw Object.assign(new Error('could not serialize access'), { code: '40001' });
  });
  const id = await aWebstore(vendor.vendorId).published(posy);
  expect(attempts).toHaveBeenCalledTimes(2);
  expect(await newsAbout(id, 'webstore.webstore-published')).toHaveLength(1);
});
