import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendingLimits } from '#contracts/messaging/conversation.js';
import { messagingRoutes as routes } from '#contracts/messaging/messaging.routes.js';
import type { QuoteRequestsView, UnreadCountView } from '#contracts/messaging/messaging.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { aConversation, aCouple, aVendorOnTheSite, eventInfo, historyOf } from './correspondents.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' } });
});
afterAll(() => posy.stop());

describe('a quote request', () => {
  it('begins the conversation of an event and a webstore, with a card of what the couple said [MSG-1] [MSG-3] [OP-100]', async () => {
    const [couple, vendor] = [await aCouple(posy), await aVendorOnTheSite(posy)];
    const { status, body } = await couple.start(vendor.subjectId);
    expect(status).toBe(200);
    expect(body.conversation).toMatchObject({ displayName: 'Willow & Fern', avatarText: 'WF', otherSideLeft: false });
    expect(body.conversation.context).toMatchObject({ categoryIds: [11], city: 'Austin' });
    const { body: seen } = await vendor.open(body.conversation.id);
    expect(seen.conversation).toMatchObject({ displayName: 'Maya Ellison', avatarText: 'ME', isUnread: true });
    expect(seen.conversation.context).toMatchObject({ eventType: 'Wedding', eventDate: '2094-10-16' });
    expect(seen.thread.messages).toEqual([
      {
        id: expect.any(String),
        seq: 1,
        uuid: expect.any(String),
        type: 'quote-request',
        source: 'received',
        ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        pending: false,
        status: 'sent',
        message: 'Are you free on our day?',
        avatarImage: null,
        avatarText: 'ME',
        data: { ...eventInfo(), milesAway: 28 },
      },
    ]);
  });

  it('goes on with the conversation there is, and is sent once however often it is retried', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    const uuid = randomUUIDv7();
    const again = await Promise.all([1, 2, 3].map(() => couple.start(vendor.subjectId, { uuid })));
    expect(again.map(({ status, body }) => [status, body.conversation.id])).toEqual([1, 2, 3].map(() => [200, id]));
    expect((await couple.open(id)).body.thread.messages).toHaveLength(2);
  });

  it('begins one conversation when two arrive at the same moment [OP-93]', async () => {
    const [couple, vendor] = [await aCouple(posy), await aVendorOnTheSite(posy)];
    const answers = await Promise.all([couple.start(vendor.subjectId), couple.start(vendor.subjectId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.conversation.id)).size).toBe(1);
    expect((await vendor.list()).body.conversations).toMatchObject([{ latestSeq: 2, unreadCount: 2 }]);
  });

  it('is refused with the event of others, to an unpublished or unknown webstore, and to oneself', async () => {
    const [couple, other, vendor] = [await aCouple(posy), await aCouple(posy), await aVendorOnTheSite(posy)];
    const hidden = await aWebstore((await aVendor(posy)).vendorId).unpublished(posy);
    const vendorOfCouple = randomUUIDv7();
    await posy.sql(`update identity.vendor set user_id = $1 where user_id = $2`, [other.userId, vendor.userId]);
    const refusals = await Promise.all([
      couple.start(vendor.subjectId, { eventId: other.subjectId }),
      couple.start(vendor.subjectId, { eventId: randomUUIDv7() }),
      couple.start(hidden),
      couple.start(vendorOfCouple),
      other.start(vendor.subjectId),
    ]);
    expect(refusals.map(({ status, problem }) => [status, problem.error])).toEqual([
      [403, 'not-allowed'],
      [404, 'event-not-found'],
      [409, 'webstore-not-published'],
      [404, 'webstore-not-found'],
      [409, 'own-webstore'],
    ]);
  });

  it('is refused to a vendor who is new to a couple that has asked 30 others on the same day', async () => {
    const { couple, vendor } = await aConversation(posy);
    const others = [await aVendorOnTheSite(posy), await aVendorOnTheSite(posy)];
    const errors: unknown[] = [];
    // The day may end in between: then one of the two goes through.
    for (const { subjectId } of others) {
      await posy.sql(
        `update messaging.sending_count set since = date_trunc('day', now(), 'UTC'), count = $2
         where user_id = $1 and what = 'conversations'`,
        [couple.userId, sendingLimits.conversationsPerDay],
      );
      errors.push((await couple.start(subjectId)).problem.error);
    }
    expect(errors).toContain('too-many-conversations');
    expect((await couple.start(vendor.subjectId)).status).toBe(200);
  });

  it('asks several vendors of a category at once, and says who could not be asked', async () => {
    const couple = await aCouple(posy);
    const vendors = [await aVendorOnTheSite(posy), await aVendorOnTheSite(posy)];
    const hidden = await aWebstore((await aVendor(posy)).vendorId).unpublished(posy);
    const webstoreIds = [...vendors.map(({ subjectId }) => subjectId), hidden];
    const body = { webstoreIds, eventId: couple.subjectId, eventInfo: eventInfo(), uuid: randomUUIDv7() };
    const ask = () => posy.call<QuoteRequestsView>(routes.requestQuotes, { token: couple.token, body });
    const first = await ask();
    expect(first.body.results.map(({ error }) => error)).toEqual([null, null, 'webstore-not-published']);
    expect((await ask()).body).toEqual(first.body);
    for (const vendor of vendors) expect((await vendor.list()).body.conversations).toMatchObject([{ latestSeq: 1 }]);
  });

  it('is refused for vendors who have no category in common', async () => {
    const [couple, photographer] = [await aCouple(posy), await aVendorOnTheSite(posy)];
    const florist = await aWebstore((await aVendor(posy)).vendorId)
      .inCategory('florist')
      .published(posy);
    const webstoreIds = [photographer.subjectId, florist];
    const body = { webstoreIds, eventId: couple.subjectId, eventInfo: eventInfo(), uuid: randomUUIDv7() };
    const { status, problem } = await posy.call(routes.requestQuotes, { token: couple.token, body });
    expect([status, problem.fields]).toEqual([400, { webstoreIds: ['several-categories'] }]);
  });
});

describe('a message', () => {
  it('is in the same place on both sides, trimmed, with the time of the server [OP-93] [OP-99] [MSG-1]', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    await vendor.send(id, 'Yes, we are.');
    await couple.send(id, '  Wonderful!\r\nWhat is next? ');
    const [mine, theirs] = [(await couple.open(id)).body, (await vendor.open(id)).body];
    expect(historyOf(mine)).toEqual([
      [1, 'Are you free on our day?'],
      [2, 'Yes, we are.'],
      [3, 'Wonderful!\nWhat is next?'],
    ]);
    expect(historyOf(theirs)).toEqual(historyOf(mine));
    const times = mine.thread.messages.map(({ ts }) => ts);
    expect(times).toEqual([...times].sort());
    expect(mine.thread.messages.map(({ source }) => source)).toEqual(['sent', 'received', 'sent']);
    expect(mine.thread.messages.map(({ type }) => type)).toEqual(['quote-request', 'text', 'text']);
  });

  it('is stored once and answered twice under the same uuid, and is another one from the other side [OP-96]', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    const uuid = randomUUIDv7();
    const first = await couple.send(id, 'Once', uuid);
    const second = await couple.send(id, 'Twice', uuid);
    expect(second.body.message).toEqual(first.body.message);
    const theirs = await vendor.send(id, 'Mine', uuid);
    expect(theirs.body.message).toMatchObject({ seq: 3, message: 'Mine', uuid });
    expect(historyOf((await couple.open(id)).body).slice(1)).toEqual([
      [2, 'Once'],
      [3, 'Mine'],
    ]);
  });

  it('is refused when nothing of it shows, when it is too long, or has too many links [OP-99]', async () => {
    const { couple, id } = await aConversation(posy);
    const links = Array.from({ length: 100 }, (_, at) => `https://a.example/${at}`).join(' ');
    const refused = ['', '   \n', '\u200b\u2066', 'a'.repeat(5_001), 'bell \u0007', links, '\ud800'];
    for (const message of refused) {
      const { status, problem } = await couple.send(id, message);
      expect([status, problem.error, Object.keys(problem.fields ?? {})]).toEqual([400, 'invalid-input', ['message']]);
    }
    expect((await couple.send(id, 'a'.repeat(5_000))).status).toBe(200);
  });

  it('loses characters that would turn the text around', async () => {
    const { couple, id } = await aConversation(posy);
    expect((await couple.send(id, 'pay \u202egpj.exe')).body.message.message).toBe('pay gpj.exe');
  });

  it('is refused after 20 in a minute, in all conversations together', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    const uuids = Array.from({ length: 19 }, () => randomUUIDv7());
    // The minute may end in between: then nineteen more go through, and one of the next is refused.
    const statuses: number[] = [];
    for (const uuid of [...uuids, ...uuids.map(() => randomUUIDv7()), ...uuids.map(() => randomUUIDv7())]) {
      statuses.push((await couple.sendAtOnce(id, 'Hello', uuid)).status);
    }
    expect(statuses).toContain(429);
    expect((await couple.sendAtOnce(id, 'Hello', uuids[0])).status).toBe(200);
    expect((await vendor.sendAtOnce(id, 'Still here')).status).toBe(200);
  });

  it('is refused while the email is not confirmed', async () => {
    const [couple, vendor] = [await aCouple(posy), await aVendorOnTheSite(posy)];
    await posy.sql(`update identity.user set email_verified_at = null where id = $1`, [couple.userId]);
    const { status, problem } = await couple.start(vendor.subjectId);
    expect([status, problem.error]).toEqual([403, 'email-not-confirmed']);
    expect((await couple.list()).body.conversations).toEqual([]);
  });

  it('is still sent after the vendor has taken the page off the site, which the conversation no longer leads to', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    expect((await couple.open(id)).body.conversation.webstoreUrl).not.toBeNull();
    const unpublish = { token: vendor.token, params: { id: vendor.subjectId } };
    expect((await posy.call(webstoreRoutes.unpublish, unpublish)).status).toBe(200);
    expect((await couple.send(id, 'Are you still there?')).status).toBe(200);
    expect((await vendor.send(id, 'Yes, the page comes back in May.')).status).toBe(200);
    const { conversation, thread } = (await couple.open(id)).body;
    expect(conversation).toMatchObject({ webstoreUrl: null, otherSideLeft: false, displayName: 'Willow & Fern' });
    expect(thread.messages).toHaveLength(3);
  });

  it('is not read, sent, marked or moved by anybody else, nor by an operator', async () => {
    const { id } = await aConversation(posy);
    const stranger = await aCouple(posy);
    const operator = await aCouple(posy);
    await posy.sql(`update identity.user set is_admin = true, roles = '{Admin}' where id = $1`, [operator.userId]);
    for (const one of [stranger, operator]) {
      const answers = [
        await one.open(id),
        await one.send(id, 'Hello'),
        await one.viewed(id),
        await one.move(id, 'trash'),
        await one.markUnread(id),
      ];
      expect(answers.map(({ status, problem }) => [status, problem.error])).toEqual(
        answers.map(() => [403, 'not-allowed']),
      );
    }
    expect((await stranger.open(randomUUIDv7())).status).toBe(404);
  });
});

describe('the inbox', () => {
  it('lists conversations with the latest first, page by page', async () => {
    const couple = await aCouple(posy);
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      const { body } = await couple.start((await aVendorOnTheSite(posy, name)).subjectId);
      ids.unshift(body.conversation.id);
    }
    const first = await couple.list({ pageSize: 2 });
    expect(first.body.conversations.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.body.conversations[0]!.latestMessage).toMatchObject({
      preview: 'Are you free on our day?',
      source: 'sent',
    });
    const second = await couple.list({ pageSize: 2, cursor: first.body.nextCursor! });
    expect(second.body.conversations.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second.body.nextCursor).toBeUndefined();
    expect((await couple.list({ cursor: 'made-up' })).problem.fields).toEqual({ cursor: ['malformed'] });
  });

  it('has unread conversations until they are viewed, and again when they are marked', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    await couple.send(id, 'One more question');
    const unread = async () => (await posy.call<UnreadCountView>(routes.unreadCount, { token: vendor.token })).body;
    expect((await vendor.list()).body).toMatchObject({
      unreadCount: 1,
      conversations: [{ isUnread: true, unreadCount: 2 }],
    });
    expect((await vendor.viewed(id, { seq: 1 })).body).toMatchObject({ isUnread: true, unreadCount: 1 });
    expect((await vendor.viewed(id)).body).toMatchObject({ isUnread: false, unreadCount: 0 });
    expect(await unread()).toEqual({ eventUser: 0, vendor: 0 });
    expect((await vendor.viewed(id, { seq: 1 })).body).toMatchObject({ isUnread: false });
    expect((await vendor.markUnread(id)).body).toMatchObject({ isUnread: true, unreadCount: 0 });
    expect(await unread()).toEqual({ eventUser: 0, vendor: 1 });
    expect((await vendor.viewed(id)).body).toMatchObject({ isUnread: false });
    expect((await couple.list()).body).toMatchObject({ unreadCount: 0, conversations: [{ isUnread: false }] });
  });

  it('is counted on the record of the vendor [MSG-4]', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    await couple.send(id, 'One more question');
    const record = async () => {
      const parts = { token: vendor.token, params: { username: vendor.email } };
      return (await posy.call<VendorView>(vendorsRoutes.vendorOfUsername, parts)).body.unreadMessageCount;
    };
    expect(await record()).toBe(2);
    await vendor.viewed(id);
    expect(await record()).toBe(0);
  });

  it('gives each side its own folders, and a new message brings a conversation back [OP-95]', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    const foldersOf = async (one: typeof couple) => {
      const lists = await Promise.all(['inbox', 'archive', 'trash'].map((folder) => one.list({ folder })));
      return lists.map(({ body }) => body.conversations.length);
    };
    await vendor.move(id, 'archive');
    expect([await foldersOf(vendor), await foldersOf(couple)]).toEqual([
      [0, 1, 0],
      [1, 0, 0],
    ]);
    await vendor.move(id, 'trash');
    expect(await foldersOf(vendor)).toEqual([0, 0, 1]);
    await vendor.move(id, 'inbox');
    expect(await foldersOf(vendor)).toEqual([1, 0, 0]);
    await vendor.move(id, 'archive');
    await couple.send(id, 'Hello?');
    expect(await foldersOf(vendor)).toEqual([1, 0, 0]);
  });
});
