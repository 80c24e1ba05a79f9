import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import { DeadLetters } from '#src/platform/deliveries/dead-letters.js';
import { DeliveryRows, type DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { DeliveryRunner } from '#src/platform/processing/delivery-runner.js';
import type { Verdict } from '#src/platform/deliveries/verdict.js';
import { ProbesDependency, type DependencyProbe } from '#src/platform/outages/dependency-probe.js';
import { DependencyUnavailable } from '#src/platform/outages/outage.js';
import { Relay } from '#src/platform/processing/relay.js';
import { eventually } from '../../../support/posy/eventually.js';
import { MessageBench } from './message-bench.js';
import { NoteWritten } from './note.js';

/** The behavior of the consumer below, set by each test. */
let onErrand: (delivery: DeliveryInFlight) => Promise<void>;
let onGivenUp: () => Promise<void>;
let dependencyIsAway = false;

@Consumes({ consumer: 'test.errand', needs: ['fake'] })
class Errand implements ClaimingReaction {
  carryOut = (_payload: never, delivery: DeliveryInFlight) => onErrand(delivery);
  giveUp = () => onGivenUp();
}
@ProbesDependency()
class FakeProbe implements DependencyProbe {
  readonly dependency = 'fake';
  readonly essential = false;
  probe = () => (dependencyIsAway ? Promise.reject(new Error('away')) : Promise.resolve());
}

let bench: MessageBench;
beforeAll(async () => {
  const route = { message: NoteWritten, consumer: 'test.errand', queue: 'mail', attempts: 3 } as const;
  bench = await MessageBench.start([route], [Errand, FakeProbe]);
});
afterAll(() => bench.stop());
beforeEach(() => {
  dependencyIsAway = false;
  onGivenUp = () => Promise.resolve();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const written = async () => {
  const noteId = await bench.write();
  return { noteId, deliveryId: (await bench.delivery(noteId)).id };
};
const run = async (id: string): Promise<Verdict | undefined> => (await bench.app.get(DeliveryRunner).run([id])).get(id);
const claimOf = async (noteId: string) =>
  ((await bench.delivery(noteId)) as unknown as { claimed_until: Date | null }).claimed_until;
const claimantOf = async (noteId: string) =>
  ((await bench.delivery(noteId)) as unknown as { claim_id: string | null }).claim_id;

it('is executed once, outside of any transaction, while its delivery is not locked', async () => {
  const { noteId, deliveryId } = await written();
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let carriedOut = 0;
  onErrand = async () => {
    carriedOut += 1;
    // A transaction of the consumer would hold the row, and this would wait.
    await bench.sql(`select 1 from platform.delivery where id = $1 for update nowait`, [deliveryId]);
    reached.resolve();
    await goOn.promise;
  };
  const first = run(deliveryId);
  await reached.promise;
  expect((await claimOf(noteId))?.getTime()).toBeGreaterThan(Date.now() + 30_000);
  expect(await run(deliveryId)).toEqual({ over: true });
  expect(await bench.app.get(Relay).enqueueDue()).toBe(0);
  goOn.resolve();
  expect(await first).toEqual({ over: true });
  expect((await bench.delivery(noteId)).done_at).not.toBeNull();
  expect(carriedOut).toBe(1);
});

it('renews its claim while it runs, which may take longer than a claim lasts', async () => {
  const { noteId, deliveryId } = await written();
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onErrand = () => {
    reached.resolve();
    return goOn.promise;
  };
  const everySoOften = jest.spyOn(globalThis, 'setInterval');
  const first = run(deliveryId);
  await reached.promise;
  const [renew, pause] = everySoOften.mock.calls.at(-1) as unknown as [() => void, number];
  expect(pause).toBeLessThan(30_000);
  await bench.sql(`update platform.delivery set claimed_until = now() + interval '1 second' where id = $1`, [
    deliveryId,
  ]);
  renew();
  const isRenewed = (until: Date | null) => (until?.getTime() ?? 0) > Date.now() + 30_000;
  await eventually(() => claimOf(noteId), isRenewed);
  goOn.resolve();
  await first;
});

it('counts a refusal and may be retried at once', async () => {
  const { noteId, deliveryId } = await written();
  onErrand = () => Promise.reject(new Error('no such mailbox'));
  expect(await run(deliveryId)).toEqual({ over: false, again: 1_000 });
  expect(await bench.delivery(noteId)).toMatchObject({ attempts: 1, claimed_until: null });
  onErrand = () => Promise.resolve();
  expect(await run(deliveryId)).toEqual({ over: true });
  expect((await bench.delivery(noteId)).done_at).not.toBeNull();
});

it.each<[string, Error]>([
  ['an error of its own', new Error('no such mailbox')],
  ['what looks like an outage of a dependency that works', new DependencyUnavailable('status 413')],
])('can notify those who wait before it becomes a dead letter, after %s', async (_what, error) => {
  const { noteId, deliveryId } = await written();
  onErrand = () => Promise.reject(error);
  const states: (Date | null)[] = [];
  onGivenUp = async () => void states.push((await bench.delivery(noteId)).failed_at);
  for (const expected of [false, false, true]) expect(await run(deliveryId)).toMatchObject({ over: expected });
  expect(states).toEqual([null]);
  expect((await bench.delivery(noteId)).failed_at).not.toBeNull();
});

it('is tried again when those who wait could not be notified', async () => {
  const { noteId, deliveryId } = await written();
  await bench.sql(`update platform.delivery set attempts = 2 where id = $1`, [deliveryId]);
  onErrand = () => Promise.reject(new Error('no such mailbox'));
  onGivenUp = () => Promise.reject(new Error('the database is away'));
  expect(await run(deliveryId)).toMatchObject({ over: false });
  expect((await bench.delivery(noteId)).failed_at).toBeNull();
});

it('waits uncounted while a dependency is unavailable, and is free for the first worker that resumes', async () => {
  const { noteId, deliveryId } = await written();
  dependencyIsAway = true;
  onErrand = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  expect(await run(deliveryId)).toMatchObject({ over: false, away: ['fake'] });
  expect(await bench.delivery(noteId)).toMatchObject({ attempts: 0, starts: 0, claimed_until: null });
});

it('is retried after a minute when its worker died', async () => {
  const { noteId, deliveryId } = await written();
  await bench.sql(`update platform.delivery set claimed_until = now() + interval '60 seconds' where id = $1`, [
    deliveryId,
  ]);
  let carriedOut = 0;
  onErrand = () => Promise.resolve(void (carriedOut += 1));
  await run(deliveryId);
  expect(carriedOut).toBe(0);
  await bench.sql(`update platform.delivery set claimed_until = now() - interval '1 second' where id = $1`, [
    deliveryId,
  ]);
  await run(deliveryId);
  expect(carriedOut).toBe(1);
  expect((await bench.delivery(noteId)).done_at).not.toBeNull();
});

it('is not executed again when marking it done fails at first', async () => {
  const { noteId, deliveryId } = await written();
  const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  const markDone = jest.spyOn(bench.app.get(DeliveryRows), 'markDone');
  markDone.mockImplementationOnce(lost).mockImplementationOnce(lost);
  let carriedOut = 0;
  onErrand = () => Promise.resolve(void (carriedOut += 1));
  expect(await run(deliveryId)).toEqual({ over: true });
  expect(await run(deliveryId)).toEqual({ over: true });
  expect(carriedOut).toBe(1);
  expect((await bench.delivery(noteId)).done_at).not.toBeNull();
});

it('neither renews nor ends the claim of its successor after its own claim has expired', async () => {
  const { noteId, deliveryId } = await written();
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onErrand = async () => {
    reached.resolve();
    await goOn.promise;
    throw new Error('too late');
  };
  const first = run(deliveryId);
  await reached.promise;
  const own = await claimantOf(noteId);
  await bench.sql(`update platform.delivery set claimed_until = now() - interval '1 second' where id = $1`, [
    deliveryId,
  ]);
  const rows = bench.app.get(DeliveryRows);
  expect(await rows.claim(deliveryId)).toBeDefined();
  const claimed = await claimOf(noteId);
  await rows.renewClaim(own ?? '', deliveryId);
  goOn.resolve();
  expect(await first).toEqual({ over: true });
  expect(await claimOf(noteId)).toEqual(claimed);
  expect(await bench.delivery(noteId)).toMatchObject({ attempts: 0, done_at: null });
});

it('has the same idempotency key at each attempt, and another one after a re-drive', async () => {
  const { deliveryId } = await written();
  const keys: string[] = [];
  onErrand = ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    return Promise.reject(new Error('no such mailbox'));
  };
  for (let tried = 0; tried < 3; tried++) await run(deliveryId);
  await bench.unitOfWork.run((em) =>
    bench.app.get(DeadLetters).redrive(em, [deliveryId], { by: 'somebody', why: 'mended' }),
  );
  await run(deliveryId);
  expect(keys).toEqual([...Array<string>(3).fill(`${deliveryId}-0`), `${deliveryId}-1`]);
});
