import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Posy } from '../../support/posy/posy.js';
import { StatementCounter } from '../../support/posy/statement-counter.js';
import { aConversation, eventInfo } from './correspondents.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' } });
});
afterAll(() => posy.stop());

/** Adds messages of the couple up to the 10,000th. */
async function lengthen(id: string): Promise<void> {
  await posy.sql(
    `with latest as (select latest_seq from messaging.conversation where id = $1)
     insert into messaging.message (id, conversation_id, seq, side, uuid, type, text, sent_at)
     select gen_random_uuid(), $1, seq, 'event-user', gen_random_uuid(), 'text', 'number ' || seq, now()
     from latest, generate_series(latest_seq + 1, 10000) seq`,
    [id],
  );
  await posy.sql(`update messaging.conversation set latest_seq = 10000 where id = $1`, [id]);
}

/** Adds 1,000 conversations of the same two people, with events and webstores that are gone. */
async function multiply(id: string): Promise<void> {
  await posy.sql(
    `insert into messaging.conversation
     select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'event_id', gen_random_uuid()))).*
     from messaging.conversation c, generate_series(1, 1000) where c.id = $1`,
    [id],
  );
}

/** The statements of a call, without those that another part of the api sends beside one of three. */
async function leastOf(counter: StatementCounter, work: () => Promise<unknown>): Promise<number> {
  const counts = [await counter.during(work), await counter.during(work), await counter.during(work)];
  return Math.min(...counts);
}

describe('a thread', () => {
  it('opens at the first unread message and pages both ways, without gaps', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    await lengthen(id);
    await vendor.viewed(id, { seq: 4_000 });
    const seqs = async (query: Record<string, number> = {}) => {
      const { thread } = (await vendor.open(id, { pageSize: 20, ...query })).body;
      const shown = thread.messages.map(({ seq }) => seq);
      return {
        from: shown[0],
        to: shown.at(-1),
        count: shown.length,
        earlier: thread.hasEarlier,
        later: thread.hasLater,
      };
    };
    expect(await seqs()).toEqual({ from: 3_991, to: 4_010, count: 20, earlier: true, later: true });
    expect(await seqs({ before: 3_991 })).toMatchObject({ from: 3_971, to: 3_990, count: 20 });
    expect(await seqs({ after: 9_990 })).toEqual({ from: 9_991, to: 10_000, count: 10, earlier: true, later: false });
    expect(await seqs({ after: 10_000 })).toMatchObject({ count: 0, later: false });
    expect(await seqs({ before: 5 })).toEqual({ from: 1, to: 4, count: 4, earlier: false, later: true });
    await vendor.viewed(id);
    expect(await seqs()).toMatchObject({ from: 9_981, to: 10_000, count: 20, later: false });
    expect((await couple.open(id)).body.thread.firstUnreadSeq).toBeNull();
  });

  it('comes with the facts of the latest quote request, wherever that is in the thread', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    const { message: _message, name: _name, ...facts } = eventInfo();
    await vendor.send(id, 'Yes, we are.');
    await couple.start(vendor.subjectId, { eventInfo: eventInfo({ guestCount: 120, message: 'And for 120?' }) });
    await lengthen(id);
    await vendor.viewed(id);
    const { conversation, thread } = (await vendor.open(id, { pageSize: 20 })).body;
    expect(thread.messages.map(({ type }) => type)).not.toContain('quote-request');
    expect(conversation.eventFacts).toEqual({ ...facts, guestCount: 120, milesAway: 28 });
    const { conversation: pushed } = (await couple.send(id, 'Any news?')).body;
    expect(pushed.eventFacts).toEqual(conversation.eventFacts);
    expect((await vendor.list()).body.conversations).toMatchObject([{ eventFacts: conversation.eventFacts }]);
  });

  it('and an inbox each take two statements, of 10,000 messages and 1,000 conversations', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    await vendor.send(id, 'Yes');
    await lengthen(id);
    await multiply(id);
    expect((await vendor.list({ pageSize: 50 })).body).toMatchObject({
      unreadCount: 1_001,
      nextCursor: expect.any(String),
    });
    const counter = await StatementCounter.on(posy);
    for (const one of [couple, vendor]) {
      await one.open(id);
      expect(await leastOf(counter, () => one.open(id))).toBeLessThanOrEqual(2);
      expect(await leastOf(counter, () => one.list())).toBeLessThanOrEqual(2);
    }
  });
});
