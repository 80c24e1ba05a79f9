import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { noFilters } from '#contracts/directory/search-filters.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import type { Route } from '#contracts/shared/route.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { couple, draft, searchAnswer } from '../test-support/examples.js';
import { FakeApi, Refusal } from '../test-support/fake-api.js';
import { ApiClient, type ApiClientOptions } from './api-client.js';

const found = searchAnswer();

function aClient(options: Partial<ApiClientOptions> = {}) {
  const api = new FakeApi()
    .answer(identityRoutes.currentUser, () => couple)
    .answer(webstoreRoutes.saveWebstore, () => draft())
    .answer(webstoreRoutes.publish, () => draft())
    .answer(directoryRoutes.webstoreSearch, () => found);
  const client = new ApiClient({
    fetch: api.fetch,
    appName: () => 'event-user',
    appVersion: '1.2.3',
    token: async () => undefined,
    ...options,
  });
  return { api, client };
}

/** A fetch that never responds until it is aborted. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

afterEach(() => void jest.useRealTimers());

it('sends the bearer token when there is one, and none for a visitor [SYS-1]', async () => {
  const visitor = aClient();
  await visitor.client.call(identityRoutes.currentUser, {});
  expect(visitor.api.calls[0]?.headers).not.toHaveProperty('authorization');

  const signedIn = aClient({ token: async () => 'token-of-nora' });
  await signedIn.client.call(identityRoutes.currentUser, {});
  expect(signedIn.api.calls[0]?.headers).toHaveProperty('authorization', 'Bearer token-of-nora');
});

it.each(['vendor', 'event-user', 'admin', 'auth'])('names the app %s and its version [SYS-3]', async (appName) => {
  const { api, client } = aClient({ appName: () => appName });
  await client.call(identityRoutes.currentUser, {});
  expect(api.calls[0]?.headers).toMatchObject({ 'x-app-name': appName, 'x-app-version': '1.2.3' });
});

it('throws for an unknown app name, before anything is sent [SYS-4]', async () => {
  const { api, client } = aClient({ appName: () => 'couple' });
  await expect(client.call(identityRoutes.currentUser, {})).rejects.toThrow('invalid appName');
  expect(api.calls).toHaveLength(0);
});

const limits: [string, Pick<Route, 'path'>, number][] = [
  ['a call', identityRoutes.currentUser, 15_000],
  ['a call of the auth service', passwordRoutes.forgotPassword, 10_000],
  ['single sign-on', singleSignOnRoutes.finishSingleSignOn, 15_000],
  ['the list of content pages', { path: 'routes' }, 10_000],
  ['a content page', { path: 'about-us.model' }, 10_000],
];

// The last two do not exist yet, so that the requirement about them is not named.
it.each(limits)('aborts %s after its time limit, with the error of an unreachable site', async (_call, of, limit) => {
  jest.useFakeTimers();
  const { client } = aClient({ fetch: silent });
  const outcome = jest.fn();
  client.call({ ...identityRoutes.currentUser, path: of.path }, {}).catch(outcome);
  await jest.advanceTimersByTimeAsync(limit - 1);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'temporarily-unavailable', status: 0 }));
});

it("rejects with the caller's reason, when the caller aborts", async () => {
  const { client } = aClient({ fetch: silent });
  const caller = new AbortController();
  const call = client.call(identityRoutes.currentUser, { signal: caller.signal });
  await Promise.resolve();
  caller.abort();
  await expect(call).rejects.toHaveProperty('name', 'AbortError');
});

describe('a failed response', () => {
  it('becomes an error with status, code, message and the refused fields [SYS-5]', async () => {
    const { api, client } = aClient();
    api.answer(webstoreRoutes.saveWebstore, () => {
      throw new Refusal(400, 'invalid-input', { name: ['is-length'] });
    });
    await expect(
      client.call(webstoreRoutes.saveWebstore, { body: { id: draft().id, version: 1 } }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'invalid-input',
      message: expect.stringMatching(/check the highlighted fields/),
      fields: { name: ['is-length'] },
      correlationId: 'c-1',
    });
  });

  it.each([
    [502, '<html>Bad gateway</html>', 'temporarily-unavailable'],
    [404, '', 'not-found'],
    [418, '{"error":"a-code-of-a-newer-api"}', 'unexpected-error'],
    [500, 'null', 'unexpected-error'],
  ])('becomes a problem even if its body is none: %s %s [SYS-5]', async (status, body, code) => {
    const answer = async () => ({ ok: false, status, text: async () => body }) as Response;
    const { client } = aClient({ fetch: answer });
    await expect(client.call(identityRoutes.currentUser, {})).rejects.toMatchObject({ status, code });
  });

  it.each([
    [45, '45 seconds'],
    [1, '1 second'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('contains after too many attempts that %s seconds have to pass', async (seconds, wait) => {
    const { api, client } = aClient();
    api.answer(identityRoutes.currentUser, () => {
      throw new Refusal(429, 'too-many-requests', {}, { limit: 10, seconds });
    });
    await expect(client.call(identityRoutes.currentUser, {})).rejects.toMatchObject({
      status: 429,
      message: `Too many attempts. Please try again in ${wait}.`,
    });
  });

  it('is temporarily-unavailable when the network is disconnected [SYS-5]', async () => {
    const { client } = aClient({ fetch: async () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(client.call(identityRoutes.currentUser, {})).rejects.toMatchObject({
      status: 0,
      code: 'temporarily-unavailable',
    });
  });

  it('reports the token of an ended session', async () => {
    const onSessionEnded = jest.fn();
    const { api, client } = aClient({ token: async () => 'old', onSessionEnded });
    api.answer(identityRoutes.currentUser, () => {
      throw new Refusal(401, 'session-ended');
    });
    await expect(client.call(identityRoutes.currentUser, {})).rejects.toMatchObject({ code: 'session-ended' });
    expect(onSessionEnded).toHaveBeenCalledWith('old');
  });
});

describe('the address of a call', () => {
  it('has its path parameters and its query, with groups flattened and without absent values', async () => {
    const { api, client } = aClient();
    await client.call(webstoreRoutes.publish, { params: { id: draft().id } });
    const place = { latitude: 41.8781, longitude: -87.6298 };
    await client.call(directoryRoutes.webstoreSearch, {
      query: { place, categoryId: undefined, filters: { ...noFilters, styles: [10201, 10202] }, page: 2 },
    });
    expect(api.calls.map(({ path }) => path)).toEqual([`webstores/${draft().id}/publish`, 'webstoresearch']);
    expect(api.calls[1]?.query).toEqual({
      latitude: '41.8781',
      longitude: '-87.6298',
      styles: '10201-10202',
      page: '2',
    });
  });

  it('is refused here, naming the field, if the contract would refuse it', async () => {
    const { api, client } = aClient();
    await expect(client.call(webstoreRoutes.publish, { params: { id: '../admin' } })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { id: ['malformed'] },
    });
    await expect(client.call(directoryRoutes.webstoreSearch, { query: { page: 0 } })).rejects.toMatchObject({
      fields: { page: ['out-of-range'] },
    });
    expect(api.calls).toHaveLength(0);
  });
});
