import { jest } from '@jest/globals';

/** Stops the date at a moment, until `jest.useRealTimers()`; timers keep running. */
export const freezeDate = (now: Date | number = Date.now()) =>
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['nextTick', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout', 'setInterval'] as const),
      ...(['clearInterval', 'queueMicrotask', 'performance', 'hrtime'] as const),
    ],
  });
