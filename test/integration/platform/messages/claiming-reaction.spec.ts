import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Consumes, type ClaimingReaction } from '#src/platform/messages/consumer.js';
import type { DeliveryInHand } from '#src/platform/messages/delivery-rows.js';
import { DeliveryRunner } from '#src/platform/messages/delivery-runner.js';
import type { Verdict } from '#src/platform/messages/verdict.js';
import { ProbesDependency, type DependencyProbe } from '#src/platform/messages/dependency-probe.js';
import { Relay } from '#src/platform/messages/relay.js';
import { eventually } from '../../../support/posy/eventually.js';
import { MessageBench } from './message-bench.js';
import { NoteWritten } from './note.js';

/** What the consumer below does; set anew by each test. */
let onErrand: (delivery: DeliveryInHand) => Promise<void>;
let dependencyIsAway = false;

@Consumes({ consumer: 'test.errand', needs: ['fake'] })
class Errand implements ClaimingReaction {
  carryOut = (_payload: never, delivery: DeliveryInHand) => onErrand(delivery);
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

it('is carried out once, outside of any transaction, while nobody else touches its delivery', async () => {
  const { noteId, deliveryId } = await written();
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let carriedOut = 0;
  onErrand = async () => {
    carriedOut += 1;
    // A transaction of the consumer's would hold the row, and this would wait.
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

it('renews its claim while it is carried out: it may take longer than a claim lasts', async () => {
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

it('counts a refusal and may be tried again at once', async () => {
  const { noteId, deliveryId } = await written();
  onErrand = () => Promise.reject(new Error('no such mailbox'));
  expect(await run(deliveryId)).toEqual({ over: false, again: 1_000 });
  expect(await bench.delivery(noteId)).toMatchObject({ attempts: 1, claimed_until: null });
  onErrand = () => Promise.resolve();
  expect(await run(deliveryId)).toEqual({ over: true });
  expect((await bench.delivery(noteId)).done_at).not.toBeNull();
});

it('waits uncounted while what it needs is away, and is free for whoever resumes first', async () => {
  const { noteId, deliveryId } = await written();
  dependencyIsAway = true;
  onErrand = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  expect(await run(deliveryId)).toMatchObject({ over: false, away: ['fake'] });
  expect(await bench.delivery(noteId)).toMatchObject({ attempts: 0, starts: 0, claimed_until: null });
});

it('comes again after a minute when its worker died over it', async () => {
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
