import { jest } from '@jest/globals';

const fakeable = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Fakes a part of the clock, for tests with real connections, which need the rest; `jest.useRealTimers` restores it.
 */
export function fakeOnly(faked: readonly (typeof fakeable)[number][], now?: number): void {
  jest.useFakeTimers({ now, doNotFake: fakeable.filter((name) => !faked.includes(name)) });
}
