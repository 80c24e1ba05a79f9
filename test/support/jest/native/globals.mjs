/**
 * Stands in for `@jest/globals`. The functions are new for each spec file, while support modules are loaded once: what
 * they import from here is a live binding.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** Node's own modules call these while they load files: Jest has only one of each here, not a copy for the spec. */
const doNotFake = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'];
const testTimeout = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Hands out the functions of one run, and its mocks and timers. */
export function useGlobals(globals, { moduleMocker, fakeTimersModern }) {
  const timers = fakeTimersModern;
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globals);
  jest = {
    fn: moduleMocker.fn.bind(moduleMocker),
    spyOn: moduleMocker.spyOn.bind(moduleMocker),
    restoreAllMocks: () => (moduleMocker.restoreAllMocks(), jest),
    clearAllMocks: () => (moduleMocker.clearAllMocks(), jest),
    setTimeout: (limit) => ((globalThis[testTimeout] = limit), jest),
    useFakeTimers: (options) => (timers.useFakeTimers({ doNotFake, ...options }), jest),
    useRealTimers: () => (timers.useRealTimers(), jest),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
    runAllTimers: () => timers.runAllTimers(),
    runAllTimersAsync: () => timers.runAllTimersAsync(),
    runOnlyPendingTimers: () => timers.runOnlyPendingTimers(),
    runOnlyPendingTimersAsync: () => timers.runOnlyPendingTimersAsync(),
    getTimerCount: () => timers.getTimerCount(),
  };
  // Testing Library looks for it there to find out whether timers are fake.
  globalThis.jest = jest;
}
