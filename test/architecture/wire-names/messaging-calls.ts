import type { WrittenCall, WrittenCalls } from './written-call.js';

/*
 * Calls of conversations and reports. The requirements spell their actions on the socket (MSG-29 to MSG-32) and the paths of
 * the two reports (source C, section 7); the rest is Posy's own.
 */

const call = (own: WrittenCall['own']): WrittenCall => ({ own: own ?? {} });
const success = call({ answer: 'success' });
const picture = '{pictureId width height placeholder alt}';
const eventFacts = 'eventDate eventTimeline budget eventType guestCount place';
const quoteRequest = `message name ${eventFacts}`;
const message =
  `id seq uuid type source ts pending status message avatarImage${picture} avatarText ` +
  `data{${quoteRequest} milesAway filename contentType size url caption}`;
const conversation =
  'id webstoreId eventId displayName context{eventType eventDate categoryIds city} ' +
  `eventFacts{${eventFacts} milesAway} avatarImage${picture} avatarText webstoreUrl eventUserId latestMessage{type source ts preview} ` +
  'isUnread unreadCount folder latestSeq version otherSideLeft';
const state =
  `conversation{${conversation}} ` + `thread{messages{${message}} hasEarlier hasLater firstUnreadSeq held{${message}}}`;
const report =
  'id subject subjectId subjectName blockedUserId reporterId reporterEmail reason details conversationId created ' +
  'decision decidedAt note';
const reporting = call({ body: 'reason details conversationId', answer: 'reportId alreadyReported' });

export const messagingCalls: WrittenCalls = {
  'GET /api/conversations': call({
    query: 'as folder unread eventId webstoreId cursor pageSize',
    answer: `conversations{${conversation}} nextCursor unreadCount`,
  }),
  'GET /api/conversations/unread': call({ answer: 'eventUser vendor' }),
  'GET /api/conversations/{id}': call({ query: 'before after pageSize', answer: state }),
  'POST /api/conversations': call({ body: `webstoreId eventId eventInfo{${quoteRequest}} uuid`, answer: state }),
  'POST /api/quoteRequests': call({
    body: `webstoreIds eventId eventInfo{${quoteRequest}} uuid`,
    answer: 'results{webstoreId conversationId error}',
  }),
  'POST /api/conversations/{id}/messages': call({
    body: 'message uuid attachmentId',
    answer: `conversationId uuid message{${message}} conversation{${conversation}}`,
  }),
  'POST /api/conversations/{id}/viewed': call({ body: 'seq', answer: conversation }),
  'POST /api/conversations/{id}/unread': call({ answer: conversation }),
  'POST /api/conversations/{id}/move': call({ body: 'to', answer: conversation }),
  'POST /api/conversations/{id}/attachments': call({
    body: 'filename contentType size',
    answer: 'attachmentId signedUrl',
  }),
  'POST /api/users/{id}/report': reporting,
  'POST /api/webstores/{id}/report': reporting,
  'GET /api/admin/reports': call({
    query: 'status page pageSize',
    answer: `results{${report}} numResults page pageSize`,
  }),
  'GET /api/admin/reports/{id}': call({ answer: `${report} messages{id seq type ts message side}` }),
  'POST /api/admin/reports/{id}/decision': call({ body: 'decision note', answer: report }),
  'DELETE /api/admin/blockedSenders/{id}': success,
  'GET /api/admin/heldMessages': call({
    query: 'page pageSize',
    answer: 'results{id conversationId senderId senderEmail side message created} numResults page pageSize',
  }),
  'POST /api/admin/heldMessages/{id}/decision': { own: { body: 'release', answer: 'success' } },
  'POST /api/admin/executeRemote': { own: { body: 'signature code', answer: 'success' } },
  'POST /api/unsubscribe': call({ body: 'token', answer: 'kind' }),
};
