import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { DoubleAction } from '../../support/double-action.js';
import type { RealtimeApp } from '../../support/realtime-app.js';
import { eventually } from '../../support/posy/eventually.js';
import { Sockets } from '../../support/sockets.js';

const sockets = new Sockets([DoubleAction]);
const { authenticator } = sockets;
let api: RealtimeApp;

beforeAll(async () => {
  api = await sockets.start();
});
afterEach(() => sockets.closeClients());
afterAll(() => sockets.stop());

describe('a connection', () => {
  it('that does not identify itself is closed', async () => {
    const socket = await sockets.open(await sockets.start({ identifyWithin: 200 }));
    expect(await socket.closed).toEqual({ code: 4002, reason: 'not identified' });
  });

  it('whose peer does not respond to pings is closed', async () => {
    const dead = await sockets.open(await sockets.start({ heartbeat: 150 }), { autoPong: false });
    expect((await dead.closed).code).toBe(1006);
  });

  it('closes when its session is revoked, in every process, and no other does', async () => {
    const another = await sockets.start();
    const ann = authenticator.issue();
    const elsewhere = authenticator.issue({ userId: ann.user.userId });
    const ended = [await sockets.openAs(ann, api), await sockets.openAs(ann, another)];
    const stays = await sockets.openAs(elsewhere, api);
    authenticator.revoke(ann.user.sessionId);
    for (const socket of ended) expect(await socket.closed).toEqual({ code: 4001, reason: 'session ended' });
    expect((await stays.ask('double', { number: 1 })).action).toBe('Doubled');
  });

  it('receives a notification when the process stops', async () => {
    const stopping = await sockets.start();
    const socket = await sockets.open(stopping);
    await sockets.stop(stopping);
    expect(await socket.closed).toEqual({ code: 1001, reason: 'going away' });
  });
});

describe('the upgrade', () => {
  const statusFor = async (headers: Record<string, string>, at = api): Promise<number> => {
    const socket = new WebSocket(`${at.origin.replace('http', 'ws')}/socket`, { headers });
    const status = await Promise.race([
      once(socket, 'open').then(() => 101),
      once(socket, 'unexpected-response').then(([, response]) => (response as { statusCode: number }).statusCode),
    ]);
    socket.on('error', () => undefined);
    socket.terminate();
    return status;
  };

  it.each([
    ['no page', {}, 101],
    ['a page of the site', { origin: 'https://posy.example' }, 101],
    ['a page fetched from this very address', { origin: 'http://localhost:7', host: 'localhost:7' }, 101],
    ['a page of another site', { origin: 'https://elsewhere.example' }, 403],
    ['a page of a site with a longer name', { origin: 'https://posy.example.elsewhere.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
  ])('requested by %s', async (_who, headers, status) => {
    expect(await statusFor(headers)).toBe(status);
  });

  it('is refused when the process has its maximum of connections', async () => {
    const at = await sockets.start({ connections: 1 });
    await sockets.open(at);
    expect(await statusFor({}, at)).toBe(503);
  });

  it('is refused for a network with too many visitors, and for no other', async () => {
    const at = await sockets.start({ anonymousPerNetwork: 2 });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const status = (address: string) => statusFor(from(address).headers, at);
    const signedIn = await sockets.open(at, from('2001:db8:1:2::1'));
    await signedIn.ask('Identify', { jwt: authenticator.issue().token, appName: 'vendor' });
    const visitor = await sockets.open(at, from('2001:db8:1:2::2'));
    await visitor.ask('Identify', { appName: 'marketplace' });
    const unknown = await sockets.open(at, from('2001:db8:1:2::3'));
    expect(await status('2001:db8:1:2::4')).toBe(429);
    expect(await status('6.6.6.6, 2001:db8:1:2::4')).toBe(429);
    for (const other of ['2001:db8:1:3::4', '203.0.113.9']) expect(await status(other)).toBe(101);
    await unknown.close();
    await eventually(
      () => status('2001:db8:1:2::4'),
      (code) => code === 101,
    );
  });

  it('with an invalid address or an aborted connection causes no error', async () => {
    for (const head of ['GET /socket HTTP/1.1\r\nHost: [\r\n', 'GET /other HTTP/1.1\r\nHost: x\r\n']) {
      const peer = connect(Number(new URL(api.origin).port), '127.0.0.1');
      await once(peer, 'connect');
      peer.write(`${head}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      peer.resetAndDestroy();
    }
    const socket = await sockets.open(api);
    expect((await socket.ask('Identify', { appName: 'vendor' })).action).toBe('Identified');
  });
});
