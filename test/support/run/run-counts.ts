import type { AggregatedResult, TestResult } from '@jest/reporters';

/** The result of a run of Jest. */
export interface RunCounts {
  passed: number;
  /** Number of failed tests, plus one for each file that could not run and for a run without any file. */
  failed: number;
  skipped: number;
  /** The files with at least one failure, by absolute path. */
  failedFiles: { path: string; passed: number; failed: number; skipped: number }[];
}

type Results = Pick<
  AggregatedResult,
  | 'numPassedTests'
  | 'numFailedTests'
  | 'numPendingTests'
  | 'numTodoTests'
  | 'numRuntimeErrorTestSuites'
  | 'numTotalTestSuites'
  | 'runExecError'
> & { testResults: FileResult[] };

type FileResult = Pick<
  TestResult,
  'testFilePath' | 'numPassingTests' | 'numFailingTests' | 'numPendingTests' | 'numTodoTests' | 'testExecError'
>;

/**
 * Counts a file that could not run as one failure, and a run without any file, too, since something broken would
 * look green.
 */
export function countsOf(results: Results): RunCounts {
  const broken = results.numRuntimeErrorTestSuites + (results.runExecError || results.numTotalTestSuites === 0 ? 1 : 0);
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + broken,
    skipped: results.numPendingTests + results.numTodoTests,
    failedFiles: results.testResults
      .map((file) => ({
        path: file.testFilePath,
        passed: file.numPassingTests,
        failed: file.numFailingTests + (file.testExecError ? 1 : 0),
        skipped: file.numPendingTests + file.numTodoTests,
      }))
      .filter(({ failed }) => failed > 0),
  };
}

/** Largest number of files that are run a second time; when more fail, the change broke something. */
const mayRunAgain = 2;

/**
 * Returns the files to run a second time: the failed ones if they explain every failure and are few, otherwise none.
 */
export function filesToRunAgain({ failed, failedFiles }: RunCounts): string[] {
  const explained = failedFiles.reduce((sum, file) => sum + file.failed, 0);
  return explained === failed && failedFiles.length <= mayRunAgain ? failedFiles.map(({ path }) => path) : [];
}

/** Merges the counts of both runs: those of the second run replace the first for its files. */
export function afterSecondRun(first: RunCounts, second: RunCounts): RunCounts {
  const without = (key: 'passed' | 'failed' | 'skipped') =>
    first[key] - first.failedFiles.reduce((sum, file) => sum + file[key], 0) + second[key];
  return {
    passed: without('passed'),
    failed: without('failed'),
    skipped: without('skipped'),
    failedFiles: second.failedFiles,
  };
}

/** Formats the line that CI reads. */
export function lastLine({ passed, failed, skipped }: RunCounts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
