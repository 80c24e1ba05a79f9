import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { HandlesAction } from '#src/platform/realtime/socket-action.js';
import { DoubleAction } from '../../support/double-action.js';
import { eventually } from '../../support/posy/eventually.js';
import type { RealtimeApp } from '../../support/realtime-app.js';
import { problemIn, Sockets } from '../../support/sockets.js';

const sockets = new Sockets([DoubleAction]);
const { authenticator, lines } = sockets;
let api: RealtimeApp;

beforeAll(async () => {
  api = await sockets.start();
});
afterEach(() => sockets.closeClients());
afterAll(() => sockets.stop());

describe('an action', () => {
  it('reaches its handler and gets a response with its id', async () => {
    const ann = authenticator.issue();
    const socket = await sockets.openAs(ann, api);
    socket.send({ action: 'double', data: { number: 21 }, id: 'q' });
    expect(await socket.take()).toEqual({
      action: 'Doubled',
      data: { number: 42, userId: ann.user.userId, appName: 'vendor' },
      id: 'q',
    });
  });

  it('with malformed data is refused, naming the fields', async () => {
    const socket = await sockets.openAs(authenticator.issue(), api);
    const problem = problemIn(await socket.ask('double', { number: '1', more: true }));
    expect(problem.fields).toEqual({ number: ['is-int'], more: ['unknown-field'] });
  });

  it('that a rule refuses gets the reason, one that fails reveals no internals', async () => {
    const socket = await sockets.openAs(authenticator.issue(), api);
    expect(problemIn(await socket.ask('double', { number: 13 }))).toMatchObject({
      status: 409,
      error: 'changed-meanwhile',
    });
    const broken = await socket.ask('double', { number: 0 });
    expect(problemIn(broken)).toMatchObject({ status: 500, error: 'unexpected-error' });
    expect(JSON.stringify(broken)).not.toContain('secret detail');
    expect(lines.written.some(({ level, line }) => level === 'error' && String(line).includes('secret detail'))).toBe(
      true,
    );
  });

  it('may need no response', async () => {
    const socket = await sockets.openAs(authenticator.issue(), api);
    socket.send({ action: 'double', data: { number: -1 } });
    socket.send({ action: 'double', data: { number: 1 } });
    expect((await socket.take()).data).toMatchObject({ number: 2 });
  });

  it('has exactly one handler, or the api does not start', async () => {
    @Injectable()
    @HandlesAction('double')
    class AnotherDouble extends DoubleAction {}
    const twice = sockets.start({}, [DoubleAction, AnotherDouble]);
    await expect(twice).rejects.toThrow('The socket action double has two handlers');
  });
});

describe('Log', () => {
  const logged = () => lines.written.filter(({ context }) => context === 'client');

  it("writes a client's message to the log, with its user [MSG-27]", async () => {
    const ann = authenticator.issue();
    const socket = await sockets.openAs(ann, api);
    socket.send({ action: 'Log', data: { level: 'warn', message: 'the map did not load' } });
    await eventually(
      async () => logged(),
      (written) => written.length > 0,
    );
    expect(logged()).toEqual([
      {
        level: 'warn',
        line: { msg: 'the map did not load', userId: ann.user.userId, appName: 'vendor' },
        context: 'client',
      },
    ]);
    expect(socket.frames).toEqual([]);
  });

  it('refuses long texts and unknown levels', async () => {
    const socket = await sockets.openAs(authenticator.issue(), api);
    const before = logged().length;
    const long = problemIn(await socket.ask('Log', { level: 'info', message: 'x'.repeat(2_001) }));
    expect(long.fields).toEqual({ message: ['max-length'] });
    const level = problemIn(await socket.ask('Log', { level: 'fatal', message: 'x' }));
    expect(level.fields).toEqual({ level: ['is-in'] });
    expect(logged()).toHaveLength(before);
  });

  it('has a rate limit', async () => {
    const socket = await sockets.openAs(authenticator.issue(), await sockets.start({ logLinesPerWindow: 2 }));
    const before = logged().length;
    for (const message of ['one', 'two', 'three']) socket.send({ action: 'Log', data: { level: 'info', message } });
    expect(problemIn(await socket.take()).error).toBe('too-many-requests');
    expect(logged()).toHaveLength(before + 2);
  });
});
