import { readPage } from '../shared/page.js';
import { uuid } from '../shared/params.js';
import type { QueryReader } from '../shared/query-reader.js';
import { anyone, anyoneAnyToken, owner, route, signedIn, view } from '../shared/route.js';
import type { SignedInView, SuccessView } from './identity.views.js';
import { HandOverRequest } from './sessions.requests.js';
import type { PublicKeysView, ReturnedView, SessionsView } from './sessions.views.js';

const readSessions = (query: QueryReader) => readPage(query, { pageSize: 20, lastPage: 100 });

export const sessionsRoutes = {
  publicKeys: route({
    method: 'GET',
    path: 'auth/jwks',
    summary: 'The public keys for verifying our tokens (RFC 7517)',
    access: anyone,
    answer: view<PublicKeysView>(),
  }),
  handOver: route({
    method: 'POST',
    path: 'auth/hand-over',
    summary:
      'Exchange the tokens in an impersonation link for a session as the user; valid for a minute, once, in the browser that has the nonce',
    access: anyoneAnyToken,
    body: HandOverRequest,
    answer: view<SignedInView>(),
  }),
  endImpersonation: route({
    method: 'POST',
    path: 'auth/end-impersonation',
    summary:
      'End an impersonation and return to the operator’s session, if that is still active, in the browser that has the nonce',
    access: signedIn,
    answer: view<ReturnedView>(),
  }),
  sessions: route({
    method: 'GET',
    path: 'sessions',
    summary: 'Sessions of the signed-in user: the current one first, then the most recently used',
    access: signedIn,
    query: readSessions,
    answer: view<SessionsView>(),
  }),
  endSession: route({
    method: 'DELETE',
    path: 'sessions/:id',
    summary: 'End one session immediately',
    access: owner('session', 'id'),
    inPerson: true,
    params: { id: uuid },
    answer: view<SuccessView>(),
  }),
  endAllSessions: route({
    method: 'POST',
    path: 'sessions/end-all',
    summary: 'End all sessions, including this one',
    access: signedIn,
    inPerson: true,
    answer: view<SuccessView>(),
  }),
};
