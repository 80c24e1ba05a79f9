import { jest } from '@jest/globals';

const monotonic = performance.now.bind(performance);
let ahead = 0;

/**
 * Puts the clock forward that the product measures ages with (`performance.now`), by some milliseconds more each time;
 * `jest.restoreAllMocks` puts it right.
 */
export function putForward(milliseconds: number): void {
  ahead += milliseconds;
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + ahead);
}
