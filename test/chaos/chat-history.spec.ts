import { expect, it } from '@jest/globals';
import type { MessageView } from '#contracts/messaging/messaging.views.js';
import { historyFaults } from './chat-history.ts';

const aMessage = (seq: number, changes: Partial<MessageView> = {}) =>
  ({ seq, uuid: `u${seq}`, message: `m${seq}`, ts: `2026-01-01T00:00:0${seq}.000Z`, ...changes }) as MessageView;
const written = [1, 2, 3].map((seq) => ({ uuid: `u${seq}`, text: `m${seq}`, writtenAt: 0, seq }));
const { seq: _none, ...unanswered } = { uuid: 'u9', text: 'm9', writtenAt: 0, seq: 9 };
const writers = [{ side: 'couple', written: [...written, unanswered] }];
const history = [1, 2, 3].map((seq) => aMessage(seq));

it('a history without a fault has each message once, and may lack those that were not acknowledged', () => {
  expect(historyFaults(history, history, writers)).toEqual([]);
});

it.each([
  ['a lost message', history.slice(0, 2), /m3' was acknowledged at 3 and is lost/],
  ['a repeated message', [...history, aMessage(4, { uuid: 'u3', message: 'm3' })], /m3' is there 2 times/],
  ['a changed message', [...history.slice(0, 2), aMessage(3, { message: 'x' })], /m3' became 'x'/],
  [
    'swapped messages',
    [1, 3, 2].map((of, at) => aMessage(at + 1, { uuid: `u${of}`, message: `m${of}` })),
    /m3' is before/,
  ],
  ['a gap', [history[0]!, aMessage(4, { uuid: 'u2', message: 'm2' }), history[2]!], /not in its place/],
  ['a time that goes back', [history[1]!, history[0]!], /earlier/],
])('%s is found', (_what, faulty, fault) => {
  expect(historyFaults(faulty, faulty, writers).join('\n')).toMatch(fault);
});

it('a difference between the sides is found', () => {
  expect(historyFaults(history, history.slice(0, 2), writers)).toEqual([
    'one side has 3 messages, the other 2',
    expect.stringMatching(/^the sides differ at 3/),
  ]);
});
