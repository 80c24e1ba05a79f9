import { writeFileSync } from 'node:fs';
import type { AggregatedResult, Reporter } from '@jest/reporters';
import { timings } from './timings.ts';

/**
 * Prints where the time went and, last of all, the plain line `N passed, N failed` that CI reads. `npm test` asks for the
 * line in a file instead, and prints it when everything is stopped.
 */
export default class LastLineReporter implements Pick<Reporter, 'onRunComplete'> {
  onRunComplete(_contexts: unknown, results: AggregatedResult): void {
    for (const line of timings(results.testResults)) process.stdout.write(`${line}\n`);
    const line = `${lastLine(results)}\n`;
    if (process.env.TEST_SUMMARY_FILE) writeFileSync(process.env.TEST_SUMMARY_FILE, line);
    // Jest prints its summary to stderr in pieces; the line has to come after all of them.
    else process.once('exit', () => process.stdout.write(line));
  }
}

type Counts = Pick<
  AggregatedResult,
  | 'numPassedTests'
  | 'numFailedTests'
  | 'numPendingTests'
  | 'numTodoTests'
  | 'numRuntimeErrorTestSuites'
  | 'numTotalTestSuites'
  | 'runExecError'
>;

/**
 * The line that CI reads. A file that could not run has no tests to count: it is one failure, and so is a run without
 * any file, or something broken would look green.
 */
export function lastLine(counts: Counts): string {
  const broken = counts.numRuntimeErrorTestSuites + (counts.runExecError || counts.numTotalTestSuites === 0 ? 1 : 0);
  const skipped = counts.numPendingTests + counts.numTodoTests;
  const line = `${counts.numPassedTests} passed, ${counts.numFailedTests + broken} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
