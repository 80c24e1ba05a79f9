import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AssignSeat } from '#src/billing/commands/assign-seat.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import { ReleaseSeat } from '#src/billing/commands/release-seat.js';
import { EraseSubscriptionsWhenPersonErased } from '#src/billing/reactions/erase-subscriptions-when-person-erased.js';
import { ForgetSeatWhenWebstoreErased } from '#src/billing/reactions/forget-seat-when-webstore-erased.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { blockedOrAnswered } from '../../support/blocked-or-answered.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
});
afterAll(() => posy.stop());

async function aSubscription() {
  const [id, vendorId] = [randomUUIDv7(), randomUUIDv7()];
  await posy.execute(new StartSubscription({ id, vendorId, tier: 'premium', quantity: 2, extraFeatures: [] }));
  return { id, erased: { userId: randomUUIDv7(), vendorIds: [vendorId] } };
}
const seatsOf = (webstoreId: string) => posy.sql(`select 1 from billing.seat where webstore_id = $1`, [webstoreId]);
const factsAbout = (webstoreId: string) =>
  posy.sql(`select type from platform.message where subject_id = $1`, [webstoreId]);

/** Runs some work to its end, and holds its commit back until `second` waits for it. */
async function heldUpBy(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<unknown> {
  const [done, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const committed = posy.get(UnitOfWork).run(async (em) => {
    await first();
    await em.flush();
    done.resolve();
    await mayCommit.promise;
  });
  await done.promise;
  const outcome = second().catch((error: unknown) => error);
  expect(await blockedOrAnswered(posy, outcome)).toBe('blocked');
  mayCommit.resolve();
  await committed;
  return outcome;
}

describe('a seat that is given while the subscription of somebody erased ends', () => {
  const erase = (erased: { userId: string; vendorIds: string[] }) =>
    posy.get(UnitOfWork).run((em) => posy.get(EraseSubscriptionsWhenPersonErased).react(erased, em));

  it('ends with it when it came first', async () => {
    const [{ id, erased }, webstoreId] = [await aSubscription(), randomUUIDv7()];
    await heldUpBy(
      () => posy.execute(new AssignSeat(webstoreId, id)),
      () => erase(erased),
    );
    expect(await seatsOf(webstoreId)).toEqual([]);
  });

  it('is refused when it comes second, and nobody hears of it', async () => {
    const [{ id, erased }, webstoreId] = [await aSubscription(), randomUUIDv7()];
    const outcome = await heldUpBy(
      () => erase(erased),
      () => posy.execute(new AssignSeat(webstoreId, id)),
    );
    expect(outcome).toMatchObject({ code: 'not-found' });
    expect(await seatsOf(webstoreId)).toEqual([]);
    expect(await factsAbout(webstoreId)).toEqual([]);
  });
});

it('a seat that is on no subscription any more ends with its webstore', async () => {
  const [{ id }, webstoreId] = [await aSubscription(), randomUUIDv7()];
  await posy.execute(new AssignSeat(webstoreId, id));
  await posy.execute(new ReleaseSeat(webstoreId));
  expect(await seatsOf(webstoreId)).toHaveLength(1);
  const reaction = posy.get(ForgetSeatWhenWebstoreErased);
  await posy.get(UnitOfWork).run((em) => reaction.react({ webstoreId }, em));
  expect(await seatsOf(webstoreId)).toEqual([]);
});
