import { describe, expect, it } from '@jest/globals';
import { afterSecondRun, countsOf, filesToRunAgain, lastLine } from './run-counts.ts';

const results = {
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  numTotalTestSuites: 3,
  testResults: [],
};
const file = (testFilePath: string, passed: number, failed: number, testExecError?: Error) => ({
  testFilePath,
  numPassingTests: passed,
  numFailingTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testExecError: testExecError && { message: testExecError.message, stack: '' },
});
const failing = (...files: ReturnType<typeof file>[]) =>
  countsOf({
    ...results,
    numFailedTests: files.reduce((sum, { numFailingTests }) => sum + numFailingTests, 0),
    numRuntimeErrorTestSuites: files.filter(({ testExecError }) => testExecError).length,
    testResults: [file('/fine.spec.ts', 12, 0), ...files],
  });

describe('the last line', () => {
  const line = (changed: Partial<typeof results>) => lastLine(countsOf({ ...results, ...changed }));

  it('contains the number of passed, failed and, if there are any, skipped tests', () => {
    expect(line({})).toBe('12 passed, 0 failed');
    expect(line({ numFailedTests: 2 })).toBe('12 passed, 2 failed');
    expect(line({ numPendingTests: 1, numTodoTests: 2 })).toBe('12 passed, 0 failed, 3 skipped');
  });

  it('counts a file that could not run as a failure, and a run without files too', () => {
    expect(line({ numFailedTests: 1, numRuntimeErrorTestSuites: 1 })).toBe('12 passed, 2 failed');
    expect(line({ numPassedTests: 0, numTotalTestSuites: 0 })).toBe('0 passed, 1 failed');
  });
});

describe('the second run', () => {
  it('has the failed files when they are one or two, including one that could not be loaded', () => {
    expect(filesToRunAgain(failing(file('/a.spec.ts', 3, 2)))).toEqual(['/a.spec.ts']);
    expect(filesToRunAgain(failing(file('/a.spec.ts', 3, 1), file('/b.spec.ts', 0, 0, new Error('no port'))))).toEqual([
      '/a.spec.ts',
      '/b.spec.ts',
    ]);
  });

  it('has no file when nothing failed, more than two failed, or Jest itself did', () => {
    expect(filesToRunAgain(failing())).toEqual([]);
    expect(filesToRunAgain(failing(...['/a', '/b', '/c'].map((path) => file(path, 1, 1))))).toEqual([]);
    expect(filesToRunAgain(countsOf({ ...results, numTotalTestSuites: 0 }))).toEqual([]);
  });

  it('replaces the results of its files only', () => {
    const first = countsOf({
      ...results,
      numPassedTests: 15,
      numFailedTests: 2,
      testResults: [file('/fine.spec.ts', 12, 0), file('/a.spec.ts', 3, 2)],
    });
    const passed = countsOf({ ...results, numPassedTests: 5, testResults: [file('/a.spec.ts', 5, 0)] });
    expect(lastLine(afterSecondRun(first, passed))).toBe('17 passed, 0 failed');
    const failed = countsOf({
      ...results,
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [file('/a.spec.ts', 4, 1)],
    });
    expect(lastLine(afterSecondRun(first, failed))).toBe('16 passed, 1 failed');
    const broken = countsOf({ ...results, numPassedTests: 0, numTotalTestSuites: 0 });
    expect(lastLine(afterSecondRun(first, broken))).toBe('12 passed, 1 failed');
  });
});
