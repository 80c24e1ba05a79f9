import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { RealtimeLimits } from './realtime-limits.js';
import { SocketConnection } from './socket-connection.js';

/** A fake server socket that records the calls. */
class FakeSocket extends EventEmitter {
  readonly readyState = WebSocket.OPEN;
  readonly done: string[] = [];
  ping = () => void this.done.push('ping');
  terminate = () => void this.done.push('terminate');
  close = (code: number, reason: string) => void this.done.push(`close ${code} ${reason}`);
}

const limits = new RealtimeLimits();
let socket: FakeSocket;
let connection: SocketConnection;

beforeEach(() => {
  jest.useFakeTimers();
  socket = new FakeSocket();
  connection = new SocketConnection(socket as unknown as WebSocket, limits, '203.0.113.9');
});
afterEach(() => void jest.useRealTimers());

const visitor = { user: null, appName: 'vendor' } as const;
const signedInFor = (milliseconds: number) => ({
  appName: 'vendor' as const,
  user: {
    userId: 'ann',
    sessionId: 'one',
    isAdmin: false,
    roles: [],
    tokenExpiresAt: new Date(Date.now() + milliseconds),
  },
});

it('closes without an Identify in time, and stays open for an identified visitor', () => {
  jest.advanceTimersByTime(limits.identifyWithin - 1);
  expect(socket.done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(socket.done).toEqual(['close 4002 not identified']);

  socket.done.length = 0;
  const other = new SocketConnection(socket as unknown as WebSocket, limits, '203.0.113.9');
  other.belongsTo(visitor);
  jest.advanceTimersByTime(10 * limits.identifyWithin);
  expect(socket.done).toEqual([]);
});

it('closes when its access token expires, unless it has received a newer one', () => {
  connection.belongsTo(signedInFor(60_000));
  jest.advanceTimersByTime(59_000);
  connection.belongsTo(signedInFor(60_000));
  jest.advanceTimersByTime(59_999);
  expect(socket.done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(socket.done).toEqual(['close 4001 session ended']);
});

it('closes at the second heartbeat without a pong, and stays open while the client responds', () => {
  for (let beats = 0; beats < 5; beats++) {
    connection.beat();
    socket.emit('pong');
  }
  expect(socket.done).toEqual(Array(5).fill('ping'));
  connection.beat();
  connection.beat();
  expect(socket.done.slice(5)).toEqual(['ping', 'terminate']);
});
