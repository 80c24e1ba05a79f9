import { expect, it } from '@jest/globals';
import { FrameCount } from './frame-count.js';

it('counts within a window and starts again with the next', () => {
  const frames = new FrameCount(1_000);
  expect([0, 1, 999].map((now) => frames.next(now))).toEqual([1, 2, 3]);
  expect([1_000, 1_500].map((now) => frames.next(now))).toEqual([1, 2]);
});

it('starts a window with the first frame after a pause', () => {
  const frames = new FrameCount(1_000);
  frames.next(0);
  expect([5_700, 6_600, 6_800].map((now) => frames.next(now))).toEqual([1, 2, 1]);
});
