import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { maxFrameBytes } from '#contracts/shared/socket.js';
import { DoubleAction } from '../../support/double-action.js';
import { eventually } from '../../support/posy/eventually.js';
import type { RealtimeApp } from '../../support/realtime-app.js';
import { problemIn, Sockets } from '../../support/sockets.js';

const sockets = new Sockets([DoubleAction]);
const { authenticator } = sockets;
let api: RealtimeApp;

beforeAll(async () => {
  api = await sockets.start();
});
afterEach(() => sockets.closeClients());
afterAll(() => sockets.stop());

describe('Identify', () => {
  it('with a token returns the user [MSG-20]', async () => {
    const { token, user } = authenticator.issue();
    const socket = await sockets.open(api);
    socket.send({ action: 'Identify', data: { jwt: token, appName: 'vendor' }, id: 'first' });
    expect(await socket.take()).toEqual({ action: 'Identified', data: { userId: user.userId }, id: 'first' });
  });

  it('without a token makes a visitor [MSG-21]', async () => {
    const socket = await sockets.open(api);
    socket.send({ action: 'Identify', data: { appName: 'event-user' } });
    expect(await socket.take()).toEqual({ action: 'Identified', data: { userId: null } });
  });

  it.each([
    ['an unknown app name', { appName: 'shop' }, { appName: ['is-in'] }],
    ['no app name', {}, { appName: ['is-in'] }],
    ['a token that is a number', { appName: 'admin', jwt: 7 }, { jwt: ['max-length', 'plain-text'] }],
    ['a token that is null', { appName: 'admin', jwt: null }, { jwt: ['max-length', 'plain-text'] }],
    ['a field too many', { appName: 'admin', userId: 'x' }, { userId: ['unknown-field'] }],
  ])('with %s is refused, naming the field', async (_what, data, fields) => {
    const socket = await sockets.open(api);
    const problem = problemIn(await socket.ask('Identify', data));
    expect(problem).toMatchObject({ status: 400, error: 'invalid-input' });
    expect(
      Object.fromEntries(Object.entries(problem.fields ?? {}).map(([name, codes]) => [name, codes.sort()])),
    ).toEqual(fields);
  });

  it("with an unknown app name says 'invalid appName' [SYS-4]", async () => {
    const socket = await sockets.open(api);
    expect(problemIn(await socket.ask('Identify', { appName: 'shop' })).message).toBe('invalid appName');
  });

  it('with a token that is expired, revoked or forged is refused', async () => {
    const expired = authenticator.issue({ tokenExpiresAt: new Date(Date.now() - 1) });
    const revoked = authenticator.issue();
    authenticator.revoke(revoked.user.sessionId);
    const socket = await sockets.open(api);
    for (const jwt of [expired.token, revoked.token, 'forged']) {
      const problem = problemIn(await socket.ask('Identify', { jwt, appName: 'vendor' }));
      expect(problem).toMatchObject({ status: 401, error: 'session-ended' });
    }
    expect(problemIn(await socket.ask('double', { number: 1 })).error).toBe('not-signed-in');
  });

  it('again changes the user; a refused one changes nothing', async () => {
    const [ann, bob] = [authenticator.issue(), authenticator.issue()];
    const socket = await sockets.openAs(ann, api);
    problemIn(await socket.ask('Identify', { jwt: 'forged', appName: 'vendor' }));
    expect((await socket.ask('double', { number: 1 })).data).toMatchObject({ userId: ann.user.userId });
    await socket.ask('Identify', { jwt: bob.token, appName: 'admin' });
    expect((await socket.ask('double', { number: 1 })).data).toMatchObject({
      userId: bob.user.userId,
      appName: 'admin',
    });
    await socket.ask('Identify', { appName: 'admin' });
    expect(problemIn(await socket.ask('double', { number: 1 })).error).toBe('not-signed-in');
  });

  it('delays the frames behind it', async () => {
    const socket = await sockets.open(api);
    socket.send({ action: 'Identify', data: { jwt: authenticator.issue().token, appName: 'vendor' } });
    socket.send({ action: 'double', data: { number: 4 } });
    expect((await socket.take()).action).toBe('Identified');
    expect((await socket.take()).data).toMatchObject({ number: 8 });
  });

  it('is refused when one person has too many connections, until one of them ends', async () => {
    const few = await sockets.start({ connectionsPerUser: 2 });
    const ann = authenticator.issue();
    const first = await sockets.openAs(ann, few);
    await sockets.openAs(ann, few);
    const third = await sockets.open(few);
    const problem = problemIn(await third.ask('Identify', { jwt: ann.token, appName: 'vendor' }));
    expect(problem).toMatchObject({ status: 429, error: 'too-many-requests', params: { limit: 2 } });
    // The same person identifying again on a counted connection is not a third one.
    expect((await first.ask('Identify', { jwt: ann.token, appName: 'vendor' })).action).toBe('Identified');
    await first.close();
    const identify = () => third.ask('Identify', { jwt: ann.token, appName: 'vendor' });
    await eventually(identify, ({ action }) => action === 'Identified');
  });
});

describe('a frame', () => {
  it.each([
    ['no JSON', 'hello', 'malformed-body'],
    ['empty', '', 'malformed-body'],
    ['binary', Buffer.from('{"action":"Identify","data":{"appName":"vendor"}}'), 'malformed-body'],
    ['a list', '[{"action":"Identify"}]', 'malformed-body'],
    ['null', 'null', 'malformed-body'],
    ['without an action', '{"data":{}}', 'invalid-input'],
    ['with an action that is no text', '{"action":{"a":1}}', 'invalid-input'],
    ['with data that is no object', '{"action":"double","data":"x"}', 'invalid-input'],
    ['in the form of Nest', '{"event":"double","data":{}}', 'invalid-input'],
    ['with an action nobody knows', '{"action":"fly"}', 'invalid-input'],
    ['with an action of the prototype', '{"action":"constructor"}', 'invalid-input'],
  ])('that is %s gets an error, and the socket stays open', async (_what, payload, error) => {
    const socket = await sockets.openAs(authenticator.issue(), api);
    socket.socket.send(payload);
    expect(problemIn(await socket.take())).toMatchObject({ status: 400, error });
    expect((await socket.ask('double', { number: 2 })).data).toMatchObject({ number: 4 });
  });

  it('that is refused has its id in the error', async () => {
    const socket = await sockets.open(api);
    socket.send({ action: 'fly', id: 'q-7' });
    expect(await socket.take()).toMatchObject({ action: 'Error', id: 'q-7' });
    socket.send({ action: 3, id: 'q-8' });
    expect(await socket.take()).toMatchObject({ action: 'Error', id: 'q-8' });
  });

  it('of 64 KB is read, one more byte closes only this connection, with 1009', async () => {
    const [socket, other] = [await sockets.open(api), await sockets.open(api)];
    const empty = JSON.stringify({ action: '' }).length;
    socket.send({ action: 'x'.repeat(maxFrameBytes - empty) });
    expect(problemIn(await socket.take()).fields).toEqual({ action: ['malformed'] });
    socket.send({ action: 'x'.repeat(maxFrameBytes - empty + 1) });
    expect((await socket.closed).code).toBe(1009);
    expect((await other.ask('Identify', { appName: 'vendor' })).action).toBe('Identified');
  });

  it('before Identify is refused', async () => {
    const socket = await sockets.open(api);
    const problem = problemIn(await socket.ask('double', { number: 1 }));
    expect(problem).toMatchObject({ status: 401, error: 'not-signed-in', message: 'Identify first.' });
  });

  it.each(['double', 'Log', 'fly', 'Identified', 'Error'])('%s of a visitor is refused [OP-97]', async (action) => {
    const socket = await sockets.open(api);
    await socket.ask('Identify', { appName: 'event-user' });
    problemIn(await socket.ask(action, { number: 1 }));
  });

  it('is counted: more than the limit are refused, twice as many close the connection', async () => {
    const socket = await sockets.open(await sockets.start({ framesPerWindow: 5 }));
    const codes: string[] = [];
    for (let sent = 0; sent < 10; sent++) codes.push(problemIn(await socket.ask('fly')).error);
    expect(codes).toEqual([...Array<string>(5).fill('invalid-input'), ...Array<string>(5).fill('too-many-requests')]);
    socket.send({ action: 'fly' });
    expect(await socket.closed).toEqual({ code: 4003, reason: 'too many frames' });
  });
});
