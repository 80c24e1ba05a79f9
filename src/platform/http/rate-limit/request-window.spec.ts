import { expect, it } from '@jest/globals';
import { RequestWindow } from './request-window.js';

const limit = 100;
const windowOf = (calls: number) => {
  const window = new RequestWindow(60_000);
  for (let call = 0; call < calls; call++) window.add(0);
  return window;
};
const tell = (window: RequestWindow, others: number, now = 0) => {
  const taken = window.takeUnflushed();
  window.confirmFlush(taken, { count: others + taken, left: 30_000 }, now);
};

it('is not sufficient before the first count in Redis, since other processes may have counted', () => {
  expect(windowOf(1).isEnough(limit)).toBe(false);
});

it('counts in memory while a caller is far below the limit, up to a twentieth of it', () => {
  const window = windowOf(1);
  tell(window, 10);
  const answered = Array.from({ length: 6 }, () => [window.add(0).count, window.isEnough(limit)]);
  expect(answered).toEqual([12, 13, 14, 15, 16, 17].map((count) => [count, count < 17]));
  expect(window.add(0).left).toBe(30_000);
});

it('requires Redis for every call near the limit, and for none beyond it', () => {
  const near = windowOf(1);
  tell(near, 74);
  near.add(0);
  expect(near.isEnough(limit)).toBe(false);
  const beyond = windowOf(1);
  tell(beyond, 100);
  expect(beyond.add(0).count).toBe(102);
  expect(beyond.isEnough(limit)).toBe(true);
});

it('is exact for a small limit', () => {
  const window = windowOf(1);
  tell(window, 0);
  window.add(0);
  expect(window.isEnough(5)).toBe(false);
});

it('loses no call when a flush fails', () => {
  const window = windowOf(3);
  window.revertFlush(window.takeUnflushed());
  expect(window.add(0).count).toBe(4);
  expect(window.takeUnflushed()).toBe(4);
  expect(window.add(0).count).toBe(5);
});

it('ends when Redis says', () => {
  const window = windowOf(1);
  tell(window, 0, 5_000);
  expect([window.isOver(34_999), window.isOver(35_000)]).toEqual([false, true]);
});
