import { randomUUIDv7 } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { unsubscribeRoutes } from '#contracts/identity/unsubscribe.routes.js';
import type { ConversationListView, ConversationMessageView } from '#contracts/messaging/messaging.views.js';
import {
  messagingActions,
  type ConversationStateData,
  type MessagingAction,
} from '#contracts/messaging/messaging.socket.js';
import type { SubscriptionUpdatedData } from '#contracts/billing/billing.socket.js';
import type { Problem } from '#contracts/shared/problem.js';
import type { SocketFrame } from '#contracts/shared/socket.js';
import { AssignSeat } from '#src/billing/commands/assign-seat.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import { eventually } from '../../support/posy/eventually.js';
import { mailsTo } from '../../support/posy/mails.js';
import { Posy } from '../../support/posy/posy.js';
import { TestSocket } from '../../support/test-socket.js';
import { aConversation, aVendorOnTheSite, eventInfo, type Correspondent } from './correspondents.js';

let posy: Posy;
let origin: string;
const open: TestSocket[] = [];

beforeAll(async () => {
  posy = await Posy.start({
    workers: ['relay', 'reactions', 'mail'],
    settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' },
  });
  await posy.api.listen(0, '127.0.0.1');
  origin = await posy.api.getUrl();
});
afterEach(async () => {
  for (const socket of open.splice(0)) await socket.close();
});
afterAll(() => posy.stop());

async function deviceOf({ token, as }: Correspondent): Promise<TestSocket> {
  const socket = await TestSocket.open(origin);
  open.push(socket);
  expect(await socket.ask('Identify', { jwt: token, appName: as })).toMatchObject({ action: 'Identified' });
  return socket;
}
const isPush = (action: string) => (frame: SocketFrame) => frame.action === action && frame.id === undefined;
const dataOf = <T>({ data }: SocketFrame) => data as T;
const incoming = async (device: TestSocket, uuid: string) => {
  const fits = (frame: SocketFrame) =>
    isPush('IncomingMessage')(frame) && dataOf<ConversationMessageView>(frame).uuid === uuid;
  return dataOf<ConversationMessageView>(await device.take(fits));
};

describe('a message that is sent over the socket', () => {
  it('is answered with its uuid, and arrives on every open device of both sides [MSG-2, MSG-31]', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    const [phone, desk, laptop, tablet] = [
      await deviceOf(couple),
      await deviceOf(vendor),
      await deviceOf(vendor),
      await deviceOf(couple),
    ];
    const uuid = randomUUIDv7();
    const answer = await phone.ask('sendMessage', { conversationId: id, message: 'Hello', uuid });
    expect(answer.action).toBe('IncomingMessage');
    const stored = { seq: 2, uuid, message: 'Hello', pending: false };
    expect(answer.data).toMatchObject({ conversationId: id, uuid, message: { ...stored, source: 'sent' } });
    for (const device of [desk, laptop]) {
      expect(await incoming(device, uuid)).toMatchObject({
        conversationId: id,
        message: { ...stored, source: 'received', avatarText: 'ME' },
        conversation: { isUnread: true, latestSeq: 2 },
      });
    }
    expect(await incoming(tablet, uuid)).toMatchObject({ message: { ...stored, source: 'sent' } });
  });

  it('is an Error with the same problem as over HTTP when it is refused [OP-106]', async () => {
    const { couple, id } = await aConversation(posy);
    const { id: foreign } = await aConversation(posy);
    const phone = await deviceOf(couple);
    const blank = await phone.ask('sendMessage', { conversationId: id, message: ' ', uuid: randomUUIDv7() });
    expect(blank.action).toBe('Error');
    const { correlationId: _one, ...overSocket } = dataOf<Problem>(blank);
    const { correlationId: _other, ...overHttp } = (await couple.send(id, ' ')).problem;
    expect(overSocket).toEqual(overHttp);
    const others = await phone.ask('getConversation', { conversationId: foreign });
    expect(dataOf<Problem>(others).error).toBe('not-allowed');
  });
});

it('a visitor is refused every action of conversations [OP-97]', async () => {
  const { vendor, id } = await aConversation(posy);
  const visitor = await TestSocket.open(origin);
  open.push(visitor);
  await visitor.ask('Identify', { appName: 'event-user' });
  const conversationId = { conversationId: id };
  const data: Record<MessagingAction, object> = {
    listConversations: {},
    getConversation: conversationId,
    startConversation: { webstoreId: vendor.subjectId, eventId: randomUUIDv7(), eventInfo: eventInfo() },
    sendMessage: { ...conversationId, message: 'Hello', uuid: randomUUIDv7() },
    viewedConversation: conversationId,
    unreadConversation: conversationId,
    moveConversation: { ...conversationId, to: 'trash' },
  };
  for (const action of messagingActions) {
    const answer = await visitor.ask(action, data[action]);
    expect([answer.action, dataOf<Problem>(answer).error]).toEqual(['Error', 'not-signed-in']);
  }
});

describe('the actions of the socket', () => {
  it('list, open, start, view, mark and move conversations, and other devices follow [MSG-29] [MSG-30]', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    const [desk, laptop] = [await deviceOf(vendor), await deviceOf(vendor)];
    const list = await desk.ask('listConversations', {});
    expect(list.action).toBe('ConversationList');
    expect(dataOf<ConversationListView>(list).conversations.map((one) => one.id)).toEqual([id]);
    const opened = await desk.ask('getConversation', { conversationId: id });
    expect(opened.action).toBe('ConversationState');
    expect(dataOf<ConversationStateData>(opened).thread?.messages).toHaveLength(1);

    const changes: [string, object, object][] = [
      ['viewedConversation', {}, { isUnread: false }],
      ['unreadConversation', {}, { isUnread: true }],
      ['moveConversation', { to: 'archive' }, { folder: 'archive' }],
    ];
    for (const [action, data, state] of changes) {
      const answer = await desk.ask(action, { conversationId: id, ...data });
      expect(answer).toMatchObject({ action: 'ConversationState', data: { conversation: { id, ...state } } });
      const { version } = dataOf<ConversationStateData>(answer).conversation;
      const followed = await laptop.take(
        (frame) =>
          isPush('ConversationState')(frame) && dataOf<ConversationStateData>(frame).conversation.version === version,
      );
      expect(followed.data).toMatchObject({ conversation: { id, ...state } });
    }

    const phone = await deviceOf(couple);
    const webstoreId = (await aVendorOnTheSite(posy)).subjectId;
    const request = { webstoreId, eventId: couple.subjectId, eventInfo: eventInfo() };
    const started = await phone.ask('startConversation', request);
    expect(started).toMatchObject({
      action: 'ConversationState',
      data: { conversation: { webstoreId, latestSeq: 1 } },
    });
  });
});

it('every frame names its action, and the conversation or the subscription that it is about [MSG-32]', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  const desk = await deviceOf(vendor);
  expect(await desk.ask('listConversations', {})).toMatchObject({
    action: 'ConversationList',
    data: { conversations: [{ id }] },
  });
  expect(await desk.ask('getConversation', { conversationId: id })).toMatchObject({
    action: 'ConversationState',
    data: { conversation: { id } },
  });
  await couple.send(id, 'Are you free in June?');
  const message = await desk.take(isPush('IncomingMessage'));
  expect(dataOf<ConversationMessageView>(message).conversationId).toBe(id);
  const [owner] = await posy.sql<{ vendor_id: string }>(`select vendor_id from webstore.webstore where id = $1`, [
    vendor.subjectId,
  ]);
  const plan = { id: randomUUIDv7(), vendorId: owner?.vendor_id ?? '', tier: 'premium', quantity: 1 } as const;
  await posy.execute(new StartSubscription({ ...plan, extraFeatures: [] }));
  await posy.execute(new AssignSeat(vendor.subjectId, plan.id));
  const updated = await desk.take(isPush('SubscriptionUpdated'));
  expect(dataOf<SubscriptionUpdatedData>(updated).subscription).toMatchObject({
    tier: 'premium',
    assignedWebstores: [vendor.subjectId],
  });
});

describe('a mail about unread messages', () => {
  /** Moves what was said, and the notice about it, into the past. */
  const pass = async (id: string, minutes: number) => {
    const earlier = `interval '${minutes} minutes'`;
    await posy.sql(`update messaging.message set sent_at = sent_at - ${earlier} where conversation_id = $1`, [id]);
    await posy.sql(
      `update messaging.conversation set latest_at = latest_at - ${earlier}, vendor_mailed_at = vendor_mailed_at - ${earlier}
       where id = $1`,
      [id],
    );
    await posy.sql(`update platform.scheduled_message set due_at = due_at - ${earlier} where subject_id = $1`, [id]);
  };
  const settled = (id: string) =>
    eventually(
      () =>
        posy.sql<{ left: number }>(
          `select (select count(*) from platform.scheduled_message where subject_id = $1 and due_at <= now())
             + (select count(*) from platform.delivery join platform.message on message.id = message_id
                where subject_id = $1 and done_at is null) as left`,
          [id],
        ),
      ([row]) => Number(row?.left) === 0,
    );

  it('is sent after 15 minutes, and again an hour later at the earliest [OP-101]', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    await pass(id, 14);
    await settled(id);
    expect(await mailsTo(vendor.email)).toEqual([]);
    await pass(id, 1);
    const [mail] = await eventually(
      () => mailsTo(vendor.email),
      (mails) => mails.length > 0,
    );
    expect(mail!.subject).toBe('Maya Ellison sent you a message');
    expect(mail!.text).toContain(`/vendor/inbox?conversation=${id}`);
    expect(mail!.text).not.toContain('Are you free');
    await settled(id);

    await couple.send(id, 'Hello?');
    await pass(id, 30);
    await settled(id);
    expect(await mailsTo(vendor.email)).toHaveLength(1);
    await pass(id, 31);
    const mails = await eventually(
      () => mailsTo(vendor.email),
      ({ length }) => length > 1,
    );
    expect(mails[0]!.subject).toBe('Maya Ellison sent you 2 messages');
  });

  it('is not sent about what was read', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    await vendor.viewed(id);
    await pass(id, 16);
    await settled(id);
    await couple.send(id, 'One more');
    await settled(id);
    expect(await mailsTo(vendor.email)).toEqual([]);
  });

  it('ends with its link, without a sign-in', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    await pass(id, 16);
    const [mail] = await eventually(
      () => mailsTo(vendor.email),
      (mails) => mails.length > 0,
    );
    await settled(id);
    const token = /unsubscribe\?token=(\S+)/.exec(mail!.text)![1]!;
    const forged = `${token.slice(0, -2)}xx`;
    const refused = await posy.call(unsubscribeRoutes.unsubscribe, { body: { token: forged } });
    expect([refused.status, refused.problem.error]).toEqual([400, 'unsubscribe-link-not-valid']);
    const { status, body } = await posy.call(unsubscribeRoutes.unsubscribe, { body: { token } });
    expect([status, body]).toEqual([200, { kind: 'messages' }]);
    await couple.send(id, 'Hello?');
    await pass(id, 90);
    await settled(id);
    expect(await mailsTo(vendor.email)).toHaveLength(1);
  });
});
