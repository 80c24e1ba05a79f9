import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PublicationView } from '#contracts/directory/directory.views.js';
import { publication } from '../test-support/examples.js';
import { FakeWebSocket } from '../test-support/fake-web-socket.js';
import { growingPause } from './growing-pause.js';
import { SocketClient } from './socket.js';

const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const identified = { action: 'Identified' };

function aSocket(jwt?: string) {
  const told = { log: jest.fn(), warn: jest.fn() };
  const client = new SocketClient({
    url: 'ws://posy.test/socket',
    WebSocket: FakeWebSocket as never,
    appName: () => 'vendor',
    token: async () => jwt,
    console: told,
  });
  return { client, told };
}

async function aReadySocket() {
  const { client, told } = aSocket();
  client.connect();
  FakeWebSocket.newest.accept();
  await later(0);
  FakeWebSocket.newest.receive(identified);
  return { client, told };
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeWebSocket.instances = [];
});
afterEach(() => void jest.useRealTimers());

describe('identifying', () => {
  it('identifies the user as soon as the socket is open, and is ready when the server responds [MSG-20]', async () => {
    const { client } = aSocket('jwt-of-nora');
    const ready = jest.fn();
    client.onReady(ready);
    client.connect();
    expect(FakeWebSocket.newest.url).toBe('ws://posy.test/socket');
    FakeWebSocket.newest.accept();
    await later(0);
    expect(FakeWebSocket.newest.sent).toEqual([
      { action: 'Identify', data: { jwt: 'jwt-of-nora', appName: 'vendor' } },
    ]);
    expect(ready).not.toHaveBeenCalled();
    FakeWebSocket.newest.receive(identified);
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('identifies without a token when nobody is signed in [MSG-21]', async () => {
    const { client } = aSocket();
    client.connect();
    FakeWebSocket.newest.accept();
    await later(0);
    expect(FakeWebSocket.newest.sent).toEqual([{ action: 'Identify', data: { appName: 'vendor' } }]);
  });

  it('is tried five times, 100 ms apart, and then fails with SocketNotOpen [MSG-24]', async () => {
    const { client } = aSocket();
    client.connect();
    const outcome = jest.fn();
    client.identify().catch(outcome);
    await later(399);
    expect(outcome).not.toHaveBeenCalled();
    await later(1);
    expect(outcome).toHaveBeenCalledWith(new Error('SocketNotOpen'));
  });

  it('succeeds at the fifth attempt when the socket has opened by then [MSG-24]', async () => {
    const { client } = aSocket();
    client.connect();
    const outcome = jest.fn();
    void client.identify().then(outcome);
    await later(399);
    FakeWebSocket.newest.readyState = 1;
    await later(1);
    expect(outcome).toHaveBeenCalled();
    expect(FakeWebSocket.newest.sent).toHaveLength(1);
  });

  it('is repeated when the user has changed [MSG-21]', async () => {
    const { client } = await aReadySocket();
    client.identifyAgain();
    await later(0);
    expect(FakeWebSocket.newest.sent.map(({ action }) => action)).toEqual(['Identify', 'Identify']);
  });
});

describe('sending', () => {
  it('throws before identify [MSG-25]', async () => {
    const { client } = aSocket();
    expect(() => client.send('listConversations')).toThrow("'listConversations' was sent before identify");
    client.connect();
    FakeWebSocket.newest.accept();
    await later(0);
    expect(() => client.send('listConversations')).toThrow(/before identify/);
  });

  it('waits for the socket to be open, checking every 100 ms [MSG-23]', async () => {
    const { client } = await aReadySocket();
    FakeWebSocket.newest.drop();
    client.send('listConversations', { page: 1 });
    await later(growingPause(1, 1) + 1);
    const second = FakeWebSocket.newest;
    expect(FakeWebSocket.instances).toHaveLength(2);
    second.accept();
    await later(300);
    expect(second.sent.map(({ action }) => action)).toEqual(['Identify']);
    second.receive(identified);
    // The next check is 1,000 ms after the call.
    await later(1_000 - 300 - (growingPause(1, 1) + 1) - 1);
    expect(second.sent.map(({ action }) => action)).toEqual(['Identify']);
    await later(1);
    expect(second.sent.at(-1)).toEqual({ action: 'listConversations', data: { page: 1 } });
    expect(second.sent.filter(({ action }) => action === 'listConversations')).toHaveLength(1);
  });
});

describe('a closed socket', () => {
  it('reconnects with exponential backoff [MSG-22]', async () => {
    const { client } = aSocket();
    client.connect();
    for (const nth of [1, 2, 3]) {
      FakeWebSocket.newest.drop();
      await later(growingPause(nth, 0) - 1);
      expect(FakeWebSocket.instances).toHaveLength(nth);
      await later(growingPause(nth, 1) - growingPause(nth, 0) + 1);
      expect(FakeWebSocket.instances).toHaveLength(nth + 1);
    }
    expect(growingPause(2, 0)).toBe(2 * growingPause(1, 0));
    expect(growingPause(50, 0)).toBe(30_000);
  });

  it('identifies again automatically [MSG-22]', async () => {
    await aReadySocket();
    FakeWebSocket.newest.drop();
    await later(growingPause(1, 1));
    FakeWebSocket.newest.accept();
    await later(0);
    expect(FakeWebSocket.newest.sent.map(({ action }) => action)).toEqual(['Identify']);
  });

  it('reconnects at once when the browser is online again, and only once', async () => {
    const { client } = await aReadySocket();
    client.reconnectNow();
    expect(FakeWebSocket.instances).toHaveLength(1);
    FakeWebSocket.newest.drop();
    client.reconnectNow();
    client.reconnectNow();
    expect(FakeWebSocket.instances).toHaveLength(2);
    await later(growingPause(1, 1));
    expect(FakeWebSocket.instances).toHaveLength(2);
  });

  it('stays closed after disconnect', async () => {
    const { client } = await aReadySocket();
    client.disconnect();
    client.reconnectNow();
    await later(60_000);
    expect(FakeWebSocket.instances).toHaveLength(1);
  });
});

describe('receiving', () => {
  it('passes pushes to the subscribers of their action, until they unsubscribe', async () => {
    const { client } = await aReadySocket();
    const subscriber = jest.fn<(data: PublicationView) => void>();
    const stop = client.on('PublicationChanged', subscriber);
    FakeWebSocket.newest.receive({ action: 'PublicationChanged', data: publication() });
    stop();
    FakeWebSocket.newest.receive({ action: 'PublicationChanged', data: publication() });
    expect(subscriber.mock.calls).toEqual([[publication()]]);
  });

  it('writes a Log message to the console [MSG-27]', async () => {
    const { told } = await aReadySocket();
    FakeWebSocket.newest.receive({ action: 'Log', data: 'maintenance at noon' });
    expect(told.log).toHaveBeenCalledWith('maintenance at noon');
  });

  it('only logs errors, invalid frames and subscribers that fail [MSG-28]', async () => {
    const { client, told } = await aReadySocket();
    const second = jest.fn();
    client.on('PublicationChanged', () => {
      throw new Error('broken subscriber');
    });
    client.on('PublicationChanged', second);
    FakeWebSocket.newest.receive({ action: 'Error', data: { error: 'invalid-input' } });
    FakeWebSocket.newest.receive('{ not json');
    FakeWebSocket.newest.receive({ action: 'PublicationChanged', data: publication() });
    expect(told.warn).toHaveBeenCalledTimes(3);
    expect(second).toHaveBeenCalledTimes(1);
    expect(told.log).not.toHaveBeenCalled();
  });
});
