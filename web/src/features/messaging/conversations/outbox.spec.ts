import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { ProblemError } from '../../../lib/problem-error.js';
import { MemoryStorage } from '../../../test-support/memory-storage.js';
import { Outbox, type UnsentMessage } from './outbox.js';

const message = (nth: number, conversationId = 'c-1'): UnsentMessage => ({
  conversationId,
  uuid: `u-${nth}`,
  message: `Message ${nth}`,
  ts: '2026-11-22T09:00:00.000Z',
});

/** A server that stores each uuid once, and loses requests or answers as the test says. */
function aServer(faults: readonly ('lost-request' | 'lost-answer' | 'fine')[] = []) {
  const stored: string[] = [];
  let calls = 0;
  const send = async ({ uuid }: UnsentMessage) => {
    const fault = faults[calls] ?? 'fine';
    calls += 1;
    if (fault === 'lost-request') throw ProblemError.unreachable();
    if (!stored.includes(uuid)) stored.push(uuid);
    if (fault === 'lost-answer') throw ProblemError.unreachable();
  };
  return { stored, send };
}

function anOutbox(send: (message: UnsentMessage) => Promise<unknown>, storage = new MemoryStorage()) {
  const ready = new Set<() => void>();
  const outbox = new Outbox({
    storage,
    userId: 'user',
    send,
    // The connection comes back as soon as somebody waits for it.
    onReady: (listener) => {
      ready.add(listener);
      queueMicrotask(() => ready.has(listener) && listener());
      return () => ready.delete(listener);
    },
    isCurrent: () => true,
  });
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => outbox.list().every(({ problem }) => problem !== undefined) && resolve();
      outbox.subscribe(look);
      look();
    });
  return { outbox, settled, storage };
}

describe('messages on their way', () => {
  it('arrive once and in order, whatever is lost on the way', async () => {
    const fault = fc.constantFrom('lost-request' as const, 'lost-answer' as const, 'fine' as const);
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { maxLength: 12 }), fc.integer({ min: 1, max: 6 }), async (faults, count) => {
        const server = aServer(faults);
        const { outbox, settled } = anOutbox(server.send);
        const uuids = Array.from({ length: count }, (_, nth) => `u-${nth}`);
        uuids.forEach((_, nth) => outbox.add(message(nth)));
        await settled();
        expect(server.stored).toEqual(uuids);
        expect(outbox.list()).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('that are refused stay with the reason, hold up nothing, and go out again under the same uuid', async () => {
    const refusal = new ProblemError({ status: 429, code: 'too-many-messages' });
    const send = jest
      .fn<(message: UnsentMessage) => Promise<void>>()
      .mockRejectedValueOnce(refusal)
      .mockResolvedValue();
    const { outbox, settled } = anOutbox(send);
    outbox.add(message(1));
    outbox.add(message(2));
    await settled();
    expect(outbox.list()).toEqual([{ ...message(1), problem: refusal.message }]);
    outbox.retry('u-1');
    await settled();
    expect(outbox.list()).toEqual([]);
    expect(send.mock.calls.map(([{ uuid }]) => uuid)).toEqual(['u-1', 'u-2', 'u-1']);
  });

  it('survive a closed tab', async () => {
    const storage = new MemoryStorage();
    const never = () => new Promise<void>(() => undefined);
    anOutbox(never, storage).outbox.add(message(1));
    const server = aServer();
    const { settled } = anOutbox(server.send, storage);
    await settled();
    expect(server.stored).toEqual(['u-1']);
  });

  it('are not read from what something else has stored', () => {
    for (const text of ['{', '"text"', '[{"a":1}]']) {
      const storage = new MemoryStorage();
      storage.setItem('posy.unsent.user', text);
      expect(anOutbox(aServer().send, storage).outbox.list()).toEqual([]);
    }
  });
});
