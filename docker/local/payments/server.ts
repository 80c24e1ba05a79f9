/**
 * The payment server: the part of the provider's API that Posy uses, for a computer of one's own. No money moves.
 *
 *     node server.ts <port> <folder> <address for webhooks> <secret of webhooks> <address of the site>
 *
 * `/card-frame` is the stand-in for the card field, `/portal/…` the portal, `/` a page with cards and clock.
 * `POST /control/clock` `{days}` moves the clock, `/control/webhooks` `{held}` holds events back, `/control/fault`
 * `{path, status, when, delay, times}` makes calls slow, or fail before or after they have done their work, and
 * `/control/forget` `{customer}` deletes a customer.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ApiError } from './api-error.ts';
import { catchUp } from './charging.ts';
import { endpoints, type Endpoint } from './endpoints.ts';
import { Faults } from './faults.ts';
import { forgetCustomer } from './forget-customer.ts';
import { readForm } from './form.ts';
import { answerPage, isPage } from './pages.ts';
import { State } from './state.ts';
import { WebhookSender } from './webhook-sender.ts';

const [port, folder, webhookUrl, secret, siteUrl] = process.argv.slice(2) as [string, string, string, string, string];
const host = '127.0.0.1';
const origin = `http://${host}:${port}`;
const state = new State(folder);
const sender = new WebhookSender(state, { url: webhookUrl, secret });
const faults = new Faults();
state.onEvent = () => setImmediate(() => sender.send());

/** Idempotency keys of calls that are being carried out. */
const keysInUse = new Set<string>();

const matchers = endpoints.map((endpoint) => ({
  endpoint,
  form: new RegExp(`^${endpoint.path.replaceAll('/', '\\/').replace(':id', '([A-Za-z0-9_-]+)')}$`),
}));

function find(method: string, path: string): { endpoint: Endpoint; id: string } {
  for (const { endpoint, form } of matchers) {
    const match = endpoint.method === method ? form.exec(path) : null;
    if (match) return { endpoint, id: match[1] ?? '' };
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

const keyOf = (request: IncomingMessage) => [request.headers['idempotency-key']].flat()[0];

/** Does the work of a call, once for each idempotency key. */
function answerOnce(
  request: IncomingMessage,
  url: URL,
  body: string,
): { status: number; body: unknown; replayed: boolean } {
  const { method = 'GET' } = request;
  const key = keyOf(request);
  const described = `${method} ${url.pathname} ${body}`;
  const known = key === undefined ? undefined : state.kept.answers[key];
  if (known && known.request !== described) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  if (known) return { status: known.status, body: known.body, replayed: true };
  const { endpoint, id } = find(method, url.pathname);
  const fields = readForm(method === 'POST' ? body : url.search.slice(1), endpoint.fields);
  let outcome: { status: number; body: unknown };
  try {
    outcome = { status: 200, body: structuredClone(endpoint.answer(state, { id, fields, origin })) };
  } catch (error) {
    // A refused card is an outcome that is kept too; a wrong request may be put right and sent again.
    if (!(error instanceof ApiError) || error.status !== 402) throw error;
    outcome = { status: error.status, body: { error: error.body } };
  }
  if (key !== undefined) state.kept.answers[key] = { request: described, ...outcome };
  if (method !== 'GET') state.save();
  return { ...outcome, replayed: false };
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${Date.now()}`, ...headers });
  response.end(JSON.stringify(body));
}

async function answerApi(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
  if (!/^Bearer sk_test_\w+$/.test(request.headers.authorization ?? '')) {
    const message = 'Invalid API Key provided.';
    return send(response, 401, { error: { type: 'invalid_request_error', message } });
  }
  const body = await text(request);
  const key = keyOf(request);
  if (key !== undefined && keysInUse.has(key)) {
    const message = 'There is currently another in-progress request using this idempotency key.';
    return send(response, 409, { error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message } });
  }
  if (key !== undefined) keysInUse.add(key);
  try {
    await carryOut(request, url, { body, response });
  } finally {
    if (key !== undefined) keysInUse.delete(key);
  }
}

async function carryOut(
  request: IncomingMessage,
  url: URL,
  { body, response }: { body: string; response: ServerResponse },
): Promise<void> {
  const fault = faults.take(url.pathname, request.method ?? 'GET');
  const pause = () => new Promise((resolve) => setTimeout(resolve, fault?.delay ?? 0));
  if (fault?.when === 'before') await pause();
  const failed = fault &&
    fault.status !== 200 && { error: { type: 'api_error', message: 'Something went wrong on our end.' } };
  if (failed && fault.when === 'before') return send(response, fault.status, failed);
  try {
    catchUp(state, state.now());
    const answer = answerOnce(request, url, body);
    if (fault?.when === 'after') await pause();
    if (fault?.status === 0) return void response.destroy();
    if (failed) return send(response, fault.status, failed, { 'stripe-should-retry': 'false' });
    send(response, answer.status, answer.body, answer.replayed ? { 'idempotent-replayed': 'true' } : {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    send(response, error.status, { error: error.body });
  }
}

async function answerControl(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
  const given = JSON.parse((await text(request)) || '{}') as {
    days?: number;
    held?: boolean;
    dropped?: boolean;
    customer?: string;
  };
  if (url.pathname === '/control/clock') {
    state.kept.clockOffset += Math.max(0, Number(given.days ?? 0)) * 86_400;
    catchUp(state, state.now());
  } else if (url.pathname === '/control/webhooks') {
    // Events that are dropped have to be found by the reconciliation.
    if (given.dropped) for (const event of state.kept.events) event.dueAt = null;
    sender.hold(Boolean(given.held));
  } else if (url.pathname === '/control/fault') faults.add(given as never);
  else if (url.pathname === '/control/forget') forgetCustomer(state, given.customer ?? '');
  else return send(response, 404, {});
  state.save();
  sender.send();
  send(response, 200, { now: state.now(), faultsTaken: faults.taken });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', origin);
  if (url.pathname === '/ready') return void response.end('ready');
  if (url.pathname.startsWith('/v1/')) return answerApi(request, url, response);
  // A page elsewhere can send forms here, but no JSON, without being asked first; and it is never let in.
  if (url.pathname.startsWith('/control/') && request.headers['content-type'] === 'application/json')
    return answerControl(request, url, response);
  if (isPage(url.pathname)) {
    catchUp(state, state.now());
    const page = await answerPage(state, { request, url, siteUrl });
    if (request.method === 'POST') state.save();
    response.writeHead(page.status, page.headers);
    return void response.end(page.body);
  }
  response.writeHead(404, { 'content-type': 'text/plain' });
  response.end('There is nothing here.');
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    if (error instanceof ApiError) send(response, error.status, { error: error.body });
    else if (!response.headersSent)
      send(response, 500, { error: { type: 'api_error', message: 'A mistake in here.' } });
  });
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(port), host);
setInterval(() => {
  catchUp(state, state.now());
  sender.send();
}, 250);
