import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ThreadView } from '#contracts/messaging/messaging.views.js';
import { aMessage } from '../../../test-support/messaging-examples.js';
import { withEarlier, withLater, withMessage } from './thread-state.js';

const thread = (seqs: readonly number[], changes: Partial<ThreadView> = {}): ThreadView => ({
  messages: seqs.map((seq) => aMessage(seq)),
  hasEarlier: false,
  hasLater: false,
  firstUnreadSeq: null,
  held: [],
  ...changes,
});
const seqsOf = ({ messages }: ThreadView) => messages.map(({ seq }) => seq);

describe('an open thread', () => {
  it('has every message once and in order, however pushes and pages come', () => {
    const last = 12;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: last }), { maxLength: 60 }), (pushes) => {
        let state = thread([1, 2, 3]);
        for (const seq of pushes) {
          const { thread: next, isMissing } = withMessage(state, aMessage(seq));
          state = next;
          if (!isMissing) continue;
          const after = state.messages.at(-1)?.seq ?? 0;
          const missed = Array.from({ length: seq - after }, (_, nth) => after + 1 + nth);
          state = withLater(state, thread(missed));
        }
        expect(seqsOf(state)).toEqual(Array.from({ length: Math.max(3, ...pushes) }, (_, nth) => nth + 1));
      }),
    );
  });

  it('adds earlier pages before what is known', () => {
    const state = withEarlier(thread([5, 6], { hasEarlier: true }), thread([3, 4, 5], { hasEarlier: true }));
    expect(seqsOf(state)).toEqual([3, 4, 5, 6]);
    expect(state.hasEarlier).toBe(true);
  });

  it('leaves out what is pushed while later pages are not loaded', () => {
    const changed = withMessage(thread([1, 2], { hasLater: true }), aMessage(3));
    expect(seqsOf(changed.thread)).toEqual([1, 2]);
    expect(changed.isMissing).toBe(false);
  });

  it('moves a message that an operator has released to its place', () => {
    const held = aMessage(0, { id: 'held', uuid: 'u', status: 'held', source: 'sent' });
    const waiting = withMessage(thread([1]), held).thread;
    expect(waiting.held).toEqual([held]);
    const released = withMessage(waiting, { ...held, seq: 2, status: 'sent' }).thread;
    expect(released.held).toEqual([]);
    expect(seqsOf(released)).toEqual([1, 2]);
  });
});
