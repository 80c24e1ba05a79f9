import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import { messagingReportsRoutes as routes } from '#contracts/messaging/reports.routes.js';
import type {
  AdminReportDetailView,
  AdminReportView,
  HeldMessageView,
  ReportReceiptView,
} from '#contracts/messaging/reports.views.js';
import { Posy } from '../../support/posy/posy.js';
import { aConversation, aCouple, historyOf, type Correspondent } from './correspondents.js';

let posy: Posy;
let operator: string;
beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' } });
  await posy.register('operator@posy.example', ['Admin']);
  operator = await posy.signIn('operator@posy.example');
});
afterAll(() => posy.stop());

const spam = { reason: 'spam', details: '' };
const reportUser = ({ token }: Correspondent, id: string, body: object = spam) =>
  posy.call<ReportReceiptView>(routes.reportUser, { token, params: { id }, body });
const reportWebstore = ({ token }: Correspondent, id: string, body: object = spam) =>
  posy.call<ReportReceiptView>(routes.reportWebstore, { token, params: { id }, body });
const decide = (id: string, decision: string) =>
  posy.call<AdminReportView>(routes.decideReport, {
    token: operator,
    params: { id },
    body: { decision, note: 'Looked into it' },
  });
const audited = (id: string) =>
  posy.sql<{ action: string }>(`select action from operations.audit where target_id = $1 order by at`, [id]);

describe('a report', () => {
  it('of a customer and of a webstore reaches operators with the messages it is about [MSG-34] [MSG-35] [OP-104]', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    await couple.send(id, 'Buy my watches');
    const { status, body } = await reportUser(vendor, couple.userId, { reason: 'other', details: ' Not a wedding ' });
    expect([status, body.alreadyReported]).toEqual([200, false]);
    await vendor.send(id, 'After the report');
    await reportWebstore(couple, vendor.subjectId, { ...spam, conversationId: id });
    const list = await posy.call<PageView<AdminReportView>>(routes.adminReports, {
      token: operator,
      query: { pageSize: 100 },
    });
    const mine = list.body.results.filter(({ conversationId }) => conversationId === id);
    expect(mine).toMatchObject([
      { subject: 'user', subjectName: couple.email, reporterEmail: vendor.email, details: 'Not a wedding' },
      { subject: 'webstore', subjectName: 'Willow & Fern', blockedUserId: vendor.userId, reason: 'spam' },
    ]);
    const parts = { token: operator, params: { id: body.reportId } };
    const { messages } = (await posy.call<AdminReportDetailView>(routes.adminReport, parts)).body;
    expect(messages.map(({ side, message }) => [side, message])).toEqual([
      ['event-user', 'Are you free on our day?'],
      ['event-user', 'Buy my watches'],
    ]);
  });

  it('is one for each reporter and subject while it is open [OP-104]', async () => {
    const { couple, vendor } = await aConversation(posy);
    const answers = await Promise.all([1, 2, 3].map(() => reportWebstore(couple, vendor.subjectId)));
    const ids = answers.map(({ body }) => body.reportId);
    expect(new Set(ids).size).toBe(1);
    expect(answers.filter(({ body }) => !body.alreadyReported)).toHaveLength(1);
    await decide(ids[0]!, 'dismissed');
    expect((await reportWebstore(couple, vendor.subjectId)).body).not.toMatchObject({ reportId: ids[0] });
    const missing = await reportWebstore(await aCouple(posy), vendor.subjectId, { reason: 'other', details: ' \n' });
    expect([missing.status, missing.problem.fields]).toEqual([400, { details: ['not-blank'] }]);
  });

  it('is refused about somebody who has sent nothing, a conversation of others, and an unknown webstore', async () => {
    const [one, other] = [await aConversation(posy), await aConversation(posy)];
    const answers = [
      await reportUser(one.vendor, other.couple.userId),
      await reportUser(one.couple, one.vendor.userId),
      await reportWebstore(one.couple, one.vendor.subjectId, { ...spam, conversationId: other.id }),
      await reportWebstore(one.couple, one.id),
    ];
    expect(answers.map(({ problem }) => problem.error)).toEqual([
      'not-allowed',
      'not-allowed',
      'not-allowed',
      'webstore-not-found',
    ]);
  });

  it('is decided once, by an operator, with an entry in the audit; a blocked sender cannot write until unblocked', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    const { reportId } = (await reportUser(vendor, couple.userId)).body;
    const asVendor = { token: vendor.token, params: { id: reportId }, body: { decision: 'blocked', note: 'Mine' } };
    expect((await posy.call(routes.decideReport, asVendor)).status).toBe(403);
    expect((await decide(reportId, 'blocked')).body).toMatchObject({ decision: 'blocked', note: 'Looked into it' });
    expect((await decide(reportId, 'dismissed')).problem.error).toBe('report-decided');
    expect(await audited(reportId)).toEqual([{ action: 'report-decided' }]);
    expect((await couple.send(id, 'Hello')).problem.error).toBe('sender-blocked');
    expect((await vendor.send(id, 'Goodbye')).status).toBe(200);
    await posy.call(routes.unblockSender, { token: operator, params: { id: couple.userId } });
    expect(await audited(couple.userId)).toEqual([{ action: 'sender-unblocked' }]);
    expect((await couple.send(id, 'Hello')).status).toBe(200);
  });
});

describe('a message with a link from a new account', () => {
  const held = async (id: string) => {
    const parts = { token: operator, query: { pageSize: 100 } };
    const { results } = (await posy.call<PageView<HeldMessageView>>(routes.heldMessages, parts)).body;
    return results.filter(({ conversationId }) => conversationId === id);
  };
  const release = (messageId: string, isReleased: boolean) =>
    posy.call(routes.decideHeldMessage, { token: operator, params: { id: messageId }, body: { release: isReleased } });

  it('waits for an operator, shown to its sender alone, and joins the thread when it is released', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    const sent = await couple.send(id, 'Look: https://rose.example');
    expect(sent.body.message).toMatchObject({ status: 'held', seq: 0 });
    expect((await couple.send(id, 'Look again', sent.body.uuid)).body.message.id).toBe(sent.body.message.id);
    await couple.send(id, 'No link');
    expect(historyOf((await vendor.open(id)).body)).toHaveLength(2);
    expect((await vendor.open(id)).body.thread.held).toEqual([]);
    expect((await couple.open(id)).body.thread.held).toMatchObject([{ status: 'held', uuid: sent.body.uuid }]);
    const [waiting] = await held(id);
    expect(waiting).toMatchObject({ senderEmail: couple.email, message: 'Look: https://rose.example' });
    expect((await release(waiting!.id, true)).status).toBe(200);
    expect(await audited(waiting!.id)).toEqual([{ action: 'held-message-decided' }]);
    const [mine, theirs] = [(await couple.open(id)).body, (await vendor.open(id)).body];
    expect(historyOf(mine)).toEqual(historyOf(theirs));
    expect(historyOf(mine)[2]).toEqual([3, 'Look: https://rose.example']);
    expect(mine.thread.held).toEqual([]);
    expect((await release(waiting!.id, true)).problem.error).toBe('held-message-not-found');
  });

  it('stays with its sender when it is refused, and is not held from an older account', async () => {
    const { couple, vendor, id } = await aConversation(posy);
    await couple.send(id, 'Look: https://rose.example');
    const [waiting] = await held(id);
    await release(waiting!.id, false);
    expect(await held(id)).toEqual([]);
    expect((await couple.open(id)).body.thread.held).toMatchObject([{ status: 'refused' }]);
    await posy.sql(`update identity.user set created_at = now() - interval '4 days' where id = $1`, [vendor.userId]);
    expect((await vendor.send(id, 'See www.lily.example')).body.message).toMatchObject({ status: 'sent', seq: 2 });
  });
});
