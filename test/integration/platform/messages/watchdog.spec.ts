import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Config } from '#src/platform/config/config.js';
import { HealthController } from '#src/platform/http/health.controller.js';
import { Consumes, type ClaimingReaction, type Reaction } from '#src/platform/deliveries/consumer.js';
import { DeliveryRunner } from '#src/platform/processing/delivery-runner.js';
import { DependencyProbes } from '#src/platform/outages/dependency-probe.js';
import { Ticks, Timers, type Ticking } from '#src/platform/timing/timers.js';
import { Watchdog } from '#src/platform/timing/watchdog.js';
import { eventually } from '../../../support/posy/eventually.js';
import { MessageBench } from './message-bench.js';
import { Note, NoteRemoved, NoteWritten } from './note.js';

/** Six times the longest statement. */
const limit = 180_000;
/** Promises that the consumer and the timer below wait for; new for each test. */
let mayEnd: PromiseWithResolvers<void>;
let entered: PromiseWithResolvers<void>;
const hang = () => {
  entered.resolve();
  return mayEnd.promise;
};

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = hang;
}
/** The behavior of the consumer with a short time limit, set by its test. */
let onRemoved: (em: EntityManager) => Promise<void>;
@Consumes({ consumer: 'test.hurried' })
class Hurried implements Reaction {
  react = (_payload: never, em: EntityManager) => onRemoved(em);
}
@Consumes({ consumer: 'test.errand' })
class Errand implements ClaimingReaction {
  carryOut = hang;
}
@Ticks({ worker: 'test', every: 3_600_000 })
class Clockwork implements Ticking {
  tick = hang;
}

let bench: MessageBench;
let web: NestFastifyApplication;
beforeAll(async () => {
  bench = await MessageBench.start(
    [
      { message: NoteWritten, consumer: 'test.reader', queue: 'reactions' },
      { message: NoteRemoved, consumer: 'test.hurried', queue: 'reactions', timeLimit: 50 },
      { message: NoteRemoved, consumer: 'test.errand', queue: 'mail', timeLimit: 50 },
    ],
    [Reader, Hurried, Errand, Clockwork],
  );
  const shared = [Config, DependencyProbes, Watchdog].map((provide) => ({
    provide,
    useValue: bench.app.get(provide),
  }));
  const module = Test.createTestingModule({ controllers: [HealthController], providers: shared });
  web = (await module.compile()).createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await web.init();
});
afterAll(async () => {
  await web.close();
  await bench.stop();
});
beforeEach(() => {
  mayEnd = Promise.withResolvers<void>();
  entered = Promise.withResolvers<void>();
});
afterEach(() => {
  jest.restoreAllMocks();
  mayEnd.resolve();
});

const runOne = async () => {
  const { id } = await bench.delivery(await bench.write());
  return bench.app.get(DeliveryRunner).run([id]);
};
const tick = () => Promise.resolve(bench.app.get(Timers).start('test'));

describe.each([
  ['a batch', runOne, /a batch of 1/],
  ['a tick', tick, /a tick of Clockwork/],
])('%s that does not end', (_what, start, name) => {
  it('ends its process with code 1 at its deadline', async () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const timers = jest.spyOn(globalThis, 'setTimeout');
    void start();
    await entered.promise;
    const [expire] = timers.mock.calls.find(([, after]) => after === limit) ?? [];
    expect(exit).not.toHaveBeenCalled();
    (expire as () => void)();
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('makes the process unhealthy once it is minutes old, until it ends', async () => {
    void start();
    await entered.promise;
    expect(await web.inject('/health/live')).toMatchObject({ statusCode: 200, body: '{"status":"up"}' });
    const now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now + 121_000);
    const answer = await web.inject('/health/live');
    expect(answer.statusCode).toBe(503);
    expect(answer.json<{ overdue: string[] }>().overdue).toContainEqual(expect.stringMatching(name));
    mayEnd.resolve();
    await eventually(
      () => web.inject('/health/live'),
      ({ statusCode }) => statusCode === 200,
    );
  });
});

describe("a job that exceeds its consumer's time limit", () => {
  const removed = async (consumer: string) => {
    const noteId = await bench.write();
    await bench.unitOfWork.run(async (em) => (await em.findOneOrFail(Note, { id: noteId })).remove());
    const delivery = async () => (await bench.deliveries(noteId)).find((one) => one.consumer === consumer)!;
    return { noteId, delivery, id: (await delivery()).id };
  };

  it('is counted as refused, delays no other job, and writes nothing afterwards', async () => {
    const { noteId, delivery, id } = await removed('test.hurried');
    const late = Promise.withResolvers<unknown>();
    onRemoved = async (em) => {
      await hang();
      const writing = em.execute(`update notes.note set text = 'too late' where id = '${noteId}'`);
      late.resolve(await writing.catch((error: unknown) => error));
    };
    const verdicts = await bench.app.get(DeliveryRunner).run([id]);
    expect(verdicts.get(id)).toEqual({ over: false, again: 1_000 });
    expect(await delivery()).toMatchObject({ attempts: 1, done_at: null });
    expect((await delivery()).history.at(-1)?.error).toBe('test.hurried took longer than 50 ms');
    mayEnd.resolve();
    expect(await late.promise).toBeInstanceOf(Error);
    expect(await bench.sql('select text from notes.note where id = $1', [noteId])).toEqual([{ text: 'hello' }]);
  });

  it('is counted as refused when it works outside of any transaction', async () => {
    const { delivery, id } = await removed('test.errand');
    const verdicts = await bench.app.get(DeliveryRunner).run([id]);
    expect(verdicts.get(id)).toEqual({ over: false, again: 1_000 });
    expect(await delivery()).toMatchObject({ attempts: 1, done_at: null });
  });
});

it('a program that receives a stop signal ends, even if something in it hangs', () => {
  jest.useFakeTimers();
  try {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const deadlines = new Watchdog();
    void deadlines.watch('what was begun before', mayEnd.promise);
    deadlines.onApplicationShutdown();
    void deadlines.watch('what began since', mayEnd.promise);
    jest.advanceTimersByTime(limit);
    expect(exit).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});
