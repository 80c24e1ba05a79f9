import { jest } from '@jest/globals';

const monotonic = performance.now.bind(performance);
let ahead = 0;

/**
 * Advances the clock with which the product measures ages (`performance.now`), by some milliseconds more each time;
 * `jest.restoreAllMocks` restores it.
 */
export function putForward(milliseconds: number): void {
  ahead += milliseconds;
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + ahead);
}
