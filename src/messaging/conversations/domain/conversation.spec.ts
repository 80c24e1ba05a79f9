import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { takeFacts } from '#src/platform/domain/aggregate.js';
import { noticeDue } from '../deliver-message.js';
import { Conversation, otherSide } from './conversation.js';

const [couple, vendor] = [randomUUID(), randomUUID()];
const noon = new Date('2026-11-23T12:00:00.000Z');
const aConversation = () =>
  Conversation.start({
    id: randomUUID(),
    eventId: randomUUID(),
    webstoreId: randomUUID(),
    eventUserId: couple,
    vendorUserId: vendor,
    now: noon,
  });
const aText = () => ({ id: randomUUID(), uuid: randomUUID(), type: 'text' as const, text: 'Hello', data: null });
const side = fc.constantFrom('event-user' as const, 'vendor' as const);

it('gives messages positions without gaps and times that never go back, whatever the clocks say', () => {
  const sends = fc.array(fc.record({ side, clock: fc.integer({ min: -90_000, max: 90_000 }) }));
  fc.assert(
    fc.property(sends, (steps) => {
      const conversation = aConversation();
      const sent = steps.map((step) => conversation.send(step.side, aText(), new Date(noon.getTime() + step.clock)));
      expect(sent.map(({ seq }) => seq)).toEqual(steps.map((_step, at) => at + 1));
      const times = sent.map(({ sentAt }) => sentAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(takeFacts(conversation)).toHaveLength(steps.length);
    }),
  );
});

it('counts as unread exactly what the other side has sent behind the last message that was shown', () => {
  const step = fc.record({
    side,
    what: fc.constantFrom('send', 'view'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const conversation = aConversation();
      const senders: string[] = [];
      const shown = { 'event-user': 0, vendor: 0 };
      const unreadOf = (reader: 'event-user' | 'vendor', after: number) =>
        senders.slice(after).filter((sender) => sender === otherSide(reader)).length;
      for (const { side: by, what, share } of steps) {
        if (what === 'send') senders.push(conversation.send(by, aText(), noon).side);
        else {
          const seq = Math.floor(share * conversation.latestSeq);
          conversation.view(by, seq, unreadOf(by, seq));
          shown[by] = Math.max(shown[by], seq);
        }
      }
      for (const reader of ['event-user', 'vendor'] as const) {
        expect(conversation.stateOf(reader).unreadCount).toBe(unreadOf(reader, shown[reader]));
      }
    }),
  );
});

it('tells the other devices of a side about a change, and nobody about what changes nothing', () => {
  const conversation = aConversation();
  conversation.move('vendor', 'inbox');
  conversation.view('vendor', 0, 0);
  expect(takeFacts(conversation)).toEqual([]);
  conversation.markUnread('vendor');
  conversation.markUnread('vendor');
  conversation.view('vendor', 0, 0);
  conversation.move('event-user', 'trash');
  expect(takeFacts(conversation).map(({ payload }) => payload['userId'])).toEqual([vendor, vendor, couple]);
});

it('takes nothing more once a side is gone, and is abandoned by the second', () => {
  const conversation = aConversation();
  conversation.leave('event-user');
  expect(() => conversation.send('vendor', aText(), noon)).toThrow('no longer on the site');
  expect(conversation.isAbandoned).toBe(false);
  expect(() => conversation.sideOf(couple)).toThrow('You don’t have access');
  conversation.leave('vendor');
  expect(conversation.isAbandoned).toBe(true);
});

it('has a mail due 15 minutes after a message, and an hour after the last one', () => {
  const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
  expect(noticeDue(noon, null)).toEqual(minutes(15));
  expect(noticeDue(noon, minutes(-50))).toEqual(minutes(15));
  expect(noticeDue(noon, minutes(-20))).toEqual(minutes(40));
});
