import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { messagingReportsRoutes } from '#contracts/messaging/reports.routes.js';
import { EraseEventWhenPersonErased } from '#src/events/reactions/erase-event-when-person-erased.js';
import { LeaveConversationsWhenPersonErased } from '#src/messaging/conversations/reactions/leave-conversations-when-person-erased.js';
import { EndConversationsWhenWebstoreErased } from '#src/messaging/conversations/reactions/end-conversations-when-webstore-erased.js';
import { ForgetReportsWhenSubjectErased } from '#src/messaging/reports/reactions/forget-reports-when-subject-erased.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Posy } from '../../support/posy/posy.js';
import { aConversation, historyOf } from './correspondents.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' } });
});
afterAll(() => posy.stop());

const erasePerson = (userId: string) =>
  posy.get(UnitOfWork).run(async (em) => {
    const erased = { userId, vendorIds: [] };
    await posy.get(EraseEventWhenPersonErased).react(erased, em);
    await posy.get(LeaveConversationsWhenPersonErased).react(erased, em);
    await posy.get(ForgetReportsWhenSubjectErased).react(erased, em);
  });

it('a couple who is erased leaves a history that the vendor reads without them', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  await vendor.send(id, 'Yes, we are.');
  const before = historyOf((await vendor.open(id)).body);
  await erasePerson(couple.userId);
  await erasePerson(couple.userId);
  const { conversation, thread } = (await vendor.open(id)).body;
  expect(historyOf({ conversation, thread })).toEqual(before);
  expect(conversation).toMatchObject({ displayName: '', avatarText: '', eventUserId: null, otherSideLeft: true });
  expect(JSON.stringify([conversation, thread])).not.toMatch(/Maya|Ellison/);
  const { status, problem } = await vendor.send(id, 'Hello?');
  expect([status, problem.error]).toEqual([409, 'conversation-closed']);
  const data = await posy.sql<{ data: unknown }>(`select data from messaging.message where conversation_id = $1`, [id]);
  expect(JSON.stringify(data)).not.toContain('Maya');
});

it('a webstore that is gone leaves both sides the history, which goes when both are gone [OP-57]', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  await posy
    .get(UnitOfWork)
    .run((em) => posy.get(EndConversationsWhenWebstoreErased).react({ webstoreId: vendor.subjectId }, em));
  const { conversation, thread } = (await couple.open(id)).body;
  expect(thread.messages).toHaveLength(1);
  expect(conversation.otherSideLeft).toBe(true);
  expect(historyOf((await vendor.open(id)).body)).toHaveLength(1);
  for (const side of [vendor, couple])
    expect((await side.send(id, 'Hello?')).problem.error).toBe('conversation-closed');
  await erasePerson(couple.userId);
  await erasePerson(vendor.userId);
  for (const table of ['conversation', 'message']) {
    const key = table === 'message' ? 'conversation_id' : 'id';
    expect(await posy.sql(`select 1 from messaging.${table} where ${key} = $1`, [id])).toEqual([]);
  }
});

it('reports about somebody who is gone go too, and those that they made stay without them', async () => {
  const { couple, vendor } = await aConversation(posy);
  const report = (token: string, route: typeof messagingReportsRoutes.reportUser, id: string) =>
    posy.call(route, { token, params: { id }, body: { reason: 'spam', details: '' } });
  await report(vendor.token, messagingReportsRoutes.reportUser, couple.userId);
  await report(couple.token, messagingReportsRoutes.reportWebstore, vendor.subjectId);
  await erasePerson(couple.userId);
  const about = (subjectId: string) =>
    posy.sql(`select reporter_id from messaging.report where subject_id = $1`, [subjectId]);
  expect(await about(couple.userId)).toEqual([]);
  expect(await about(vendor.subjectId)).toEqual([{ reporter_id: null }]);
});
