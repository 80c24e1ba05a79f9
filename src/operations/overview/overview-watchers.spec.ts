import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { SocketPeer } from '#src/platform/realtime/socket-action.js';
import type { OverviewReader } from './overview-reader.js';
import { OverviewWatchers } from './overview-watchers.js';

const pushEvery = 2_000;
let reads: number;
let watchers: OverviewWatchers;

beforeEach(() => {
  jest.useFakeTimers();
  reads = 0;
  const reader = { read: () => Promise.resolve({ at: (reads += 1) }) };
  watchers = new OverviewWatchers(reader as unknown as OverviewReader);
});
afterEach(() => {
  watchers.beforeApplicationShutdown();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** An operator's socket; `heard` has the overviews that it received. */
function anOperator() {
  const heard: number[] = [];
  const peer = {
    isOpen: true,
    identity: { user: { isAdmin: true } },
    sendText: (text: string) => void heard.push((JSON.parse(text) as { data: { at: number } }).data.at),
  };
  return { heard, state: peer, peer: peer as unknown as SocketPeer };
}

it('pushes the overview at once and every two seconds, until the operator leaves the page', async () => {
  const { peer, heard } = anOperator();
  watchers.watch(peer);
  await pass(0);
  expect(heard).toEqual([1]);
  await pass(pushEvery - 1);
  expect(heard).toEqual([1]);
  await pass(1);
  expect(heard).toEqual([1, 2]);
  watchers.leave(peer);
  await pass(10 * pushEvery);
  expect(heard).toEqual([1, 2]);
});

it('reads the overview once for all watchers, and not at all without any', async () => {
  const [ann, bob] = [anOperator(), anOperator()];
  watchers.watch(ann.peer);
  watchers.watch(bob.peer);
  await pass(pushEvery);
  expect([ann.heard, bob.heard]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  for (const { peer } of [ann, bob]) watchers.leave(peer);
  await pass(10 * pushEvery);
  expect(reads).toBe(2);
});

it.each([
  ['is closed', { isOpen: false }],
  ["is somebody else's now", { identity: { user: { isAdmin: false } } }],
  ["is a visitor's now", { identity: { user: null } }],
])('sends nothing more to a socket that %s', async (_what, change) => {
  const { peer, state, heard } = anOperator();
  watchers.watch(peer);
  await pass(0);
  Object.assign(state, change);
  await pass(10 * pushEvery);
  expect(heard).toEqual([1]);
  expect(reads).toBe(1);
});
