import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aVendor, type TestVendor } from '../../../support/posy/a-vendor.js';
import { aWebstore } from '../../../support/posy/a-webstore.js';
import { Posy } from '../../../support/posy/posy.js';

const limit = 65_536;

let posy: Posy;
let owner: TestVendor;
let stranger: TestVendor;
let webstoreId: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { RENDERINGS_PER_MINUTE: '3' } });
  [owner, stranger] = [await aVendor(posy), await aVendor(posy)];
  webstoreId = await aWebstore(owner.vendorId).published(posy);
  await posy.api.listen(0, '127.0.0.1');
});
afterAll(() => posy.stop());

/** Sends the head of a request and the beginning of its body, and nothing more; returns the head of the response. */
async function announce(start: string, headers: Record<string, string | number>, begun = ''): Promise<string> {
  const { port } = posy.api.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  try {
    const lines = Object.entries({ host: 'posy', 'content-type': 'application/json', ...headers });
    socket.write(`${start} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${begun}`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString();
  } finally {
    socket.destroy();
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const announced = { 'content-length': limit - 1 };

describe('a caller without access', () => {
  const calls: [when: string, status: number, call: () => [start: string, headers: Record<string, string>]][] = [
    ['nobody is signed in', 401, () => ['PATCH /api/webstores', {}]],
    ['the route is for operators', 403, () => ['PATCH /api/system/featureToggles', bearer(stranger.token)]],
    ['the path names what belongs to somebody else', 403, () => [pathOf(owner.userId), bearer(stranger.token)]],
    ['the path names nothing', 404, () => [pathOf(randomUUID()), bearer(stranger.token)]],
  ];
  const pathOf = (userId: string) => `PATCH /api/users/${userId}`;

  it.each(calls)('is refused before the body has arrived when %s [SYS-6]', async (_when, status, call) => {
    const [start, headers] = call();
    const answer = await announce(start, { ...headers, ...announced }, '{"firstName": "');
    expect(answer).toMatch(`HTTP/1.1 ${status} `);
    // The rest of the body is not read either.
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });

  it('gets the same response for any body', async () => {
    const answer = await posy.call(identityRoutes.updateUser, {
      params: { id: owner.userId },
      token: stranger.token,
      payload: 'no JSON',
    });
    expect([answer.status, answer.problem.error]).toEqual([403, 'not-allowed']);
  });
});

describe('a body of more than 64 KiB', () => {
  const { listIds } = directoryRoutes;

  it('is refused by its announced length, before it has arrived', async () => {
    const answer = await announce(`POST /api/${listIds.path}`, { 'content-length': limit + 1 }, '{"ids": [');
    expect(answer).toMatch('HTTP/1.1 413 ');
  });

  it('is refused when its length was not announced', async () => {
    const chunk = `${(limit + 1).toString(16)}\r\n${'['.padEnd(limit + 1, '1')}\r\n`;
    const answer = await announce(`POST /api/${listIds.path}`, { 'transfer-encoding': 'chunked' }, chunk);
    expect(answer).toMatch('HTTP/1.1 413 ');
  });

  it('is refused with the limit in the response', async () => {
    const answer = await posy.call(listIds, { payload: `{"ids": [${'1,'.repeat(165_000)}1]}` });
    expect([answer.status, answer.problem.error, answer.problem.params]).toEqual([413, 'body-too-large', { limit }]);
  });
});

describe('a body that would be expensive to check', () => {
  it('is refused for a list that is too long, without checking its elements', async () => {
    const { status, problem } = await posy.call(directoryRoutes.listIds, { body: { ids: Array(16_000).fill(1) } });
    expect([status, problem.fields]).toEqual([400, { ids: ['array-max-size'] }]);
  });

  it('is refused for thousands of addresses', async () => {
    const body = { id: webstoreId, version: 1, addresses: Array(20_000).fill({}) };
    const { status, problem } = await posy.call(webstoreRoutes.saveWebstore, { body, token: owner.token });
    expect([status, problem.fields]).toEqual([400, { addresses: ['array-max-size'] }]);
  });

  it('is refused for 20,000 levels of nesting', async () => {
    const payload = `{"props": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const parts = { params: { id: owner.userId }, payload, token: owner.token };
    const { status, problem } = await posy.call(identityRoutes.updateUser, parts);
    expect([status, problem.fields]).toEqual([400, { 'props.0.0.0.0.0.0.0': ['too-deep'] }]);
  });
});

describe('a method that a path does not support', () => {
  const ask = async (method: string, url: string) => {
    const { statusCode, headers, json } = await posy.api.inject({ method: method as 'GET', url });
    const { error } = json<{ error: string }>();
    return [statusCode, error, headers['allow'], headers['content-security-policy'] !== undefined];
  };

  it.each([
    ['POST', '/api/webstoresearch?page=1', 'GET, HEAD'],
    ['POST', '/api/%77ebstoresearch', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['HEAD', '/api/auth/login', 'POST'],
    ['DELETE', `/api/users/${randomUUID()}`, 'GET, HEAD, PATCH'],
    ['OPTIONS', '/api/users', 'PATCH, POST'],
    ['TRACE', '/api/users', 'PATCH, POST'],
    ['PROPFIND', '/api/users', 'PATCH, POST'],
    ['TRACE', '/', 'GET, HEAD'],
    ['POST', '/vendors/austin-tx/florist', 'GET, HEAD'],
    ['PUT', '/health/live', 'GET, HEAD'],
    ['TRACE', '/health/ready', 'GET, HEAD'],
    ['TRACE', '/metrics', 'GET, HEAD'],
  ])('is refused with the supported ones: %s %s', async (method, url, allow) => {
    if (method === 'HEAD') {
      const { statusCode, headers } = await posy.api.inject({ method, url });
      return expect([statusCode, headers['allow']]).toEqual([405, allow]);
    }
    expect(await ask(method, url)).toEqual([405, 'method-not-allowed', allow, true]);
  });

  it.each(['GET', 'POST', 'TRACE'])('is not reported for an unknown path: %s', async (method) => {
    expect(await ask(method, '/api/nothing')).toEqual([404, 'not-found', undefined, true]);
  });
});

it('an address gets the page without content once its budget of rendered pages is used up', async () => {
  // Pages about unknown webstores, which are not cached.
  const ask = async (remoteAddress: string) => {
    const { statusCode, body } = await posy.api.inject({ url: `/no-webstore-${randomUUID()}`, remoteAddress });
    return [statusCode, body.includes('<h1')];
  };
  const asked = [];
  for (let at = 0; at < 4; at += 1) asked.push(await ask('203.0.113.9'));
  expect(asked).toEqual([...Array(3).fill([404, true]), [200, false]]);
  expect(await ask('203.0.113.10')).toEqual([404, true]);
});
