import type { PageView } from '../shared/page.js';
import type { SuccessView } from '../identity/identity.views.js';
import { readPage } from '../shared/page.js';
import { uuid } from '../shared/params.js';
import type { QueryReader } from '../shared/query-reader.js';
import { admins, route, signedIn, view } from '../shared/route.js';
import { DecideHeldMessageRequest, DecideReportRequest, ReportRequest } from './reports.requests.js';
import type { AdminReportDetailView, AdminReportView, HeldMessageView, ReportReceiptView } from './reports.views.js';

const readReports = (query: QueryReader) => ({
  status: query.choice('status', ['open', 'decided'] as const, 'open'),
  ...readPage(query),
});
export type ReportsQuery = ReturnType<typeof readReports>;

const params = { id: uuid };

export const messagingReportsRoutes = {
  reportUser: route({
    method: 'POST',
    path: 'users/:id/report',
    summary: 'Report a couple who has sent messages to the signed-in vendor',
    access: signedIn,
    inPerson: true,
    params,
    body: ReportRequest,
    answer: view<ReportReceiptView>(),
  }),
  reportWebstore: route({
    method: 'POST',
    path: 'webstores/:id/report',
    summary: 'Report a webstore',
    access: signedIn,
    inPerson: true,
    params,
    body: ReportRequest,
    answer: view<ReportReceiptView>(),
  }),
  adminReports: route({
    method: 'GET',
    path: 'admin/reports',
    summary: 'Reports about couples and webstores',
    access: admins,
    query: readReports,
    answer: view<PageView<AdminReportView>>(),
  }),
  adminReport: route({
    method: 'GET',
    path: 'admin/reports/:id',
    summary: 'A report with the reported messages',
    access: admins,
    params,
    answer: view<AdminReportDetailView>(),
  }),
  decideReport: route({
    method: 'POST',
    path: 'admin/reports/:id/decision',
    summary: 'Resolve a report: dismiss it, or block the reported user from sending messages',
    access: admins,
    audited: { as: 'report-decided', target: { kind: 'report', field: 'id' } },
    params,
    body: DecideReportRequest,
    answer: view<AdminReportView>(),
  }),
  unblockSender: route({
    method: 'DELETE',
    path: 'admin/blockedSenders/:id',
    summary: 'Let a blocked user send messages again',
    access: admins,
    audited: { as: 'sender-unblocked', target: { kind: 'user', field: 'id' } },
    params,
    answer: view<SuccessView>(),
  }),
  heldMessages: route({
    method: 'GET',
    path: 'admin/heldMessages',
    summary: 'Held messages: those with links from new accounts, oldest first',
    access: admins,
    query: readPage,
    answer: view<PageView<HeldMessageView>>(),
  }),
  decideHeldMessage: route({
    method: 'POST',
    path: 'admin/heldMessages/:id/decision',
    summary: 'Deliver or reject a held message',
    access: admins,
    audited: { as: 'held-message-decided', target: { kind: 'message', field: 'id' } },
    params,
    body: DecideHeldMessageRequest,
    answer: view<SuccessView>(),
  }),
};
