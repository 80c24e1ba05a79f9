import { expect, it } from '@jest/globals';
import { lastLine } from './last-line-reporter.js';

const counts = {
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  numTotalTestSuites: 3,
};

it('says how many tests passed and failed, and how many were skipped when some were', () => {
  expect(lastLine(counts)).toBe('12 passed, 0 failed');
  expect(lastLine({ ...counts, numFailedTests: 2 })).toBe('12 passed, 2 failed');
  expect(lastLine({ ...counts, numPendingTests: 1, numTodoTests: 2 })).toBe('12 passed, 0 failed, 3 skipped');
});

it('counts a file that could not run as a failure, and a run without files too', () => {
  expect(lastLine({ ...counts, numFailedTests: 1, numRuntimeErrorTestSuites: 1 })).toBe('12 passed, 2 failed');
  expect(lastLine({ ...counts, numPassedTests: 0, numTotalTestSuites: 0 })).toBe('0 passed, 1 failed');
});
