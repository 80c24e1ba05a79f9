import { writeFileSync } from 'node:fs';
import type { AggregatedResult, Reporter } from '@jest/reporters';
import { countsOf, lastLine, type RunCounts } from '../run/run-counts.ts';
import { timings } from './timings.ts';

/**
 * Prints the timings and, last of all, the plain line `N passed, N failed` that CI reads. `npm test` requests the
 * counts in a file instead, and prints the line when everything is stopped.
 */
export default class LastLineReporter implements Pick<Reporter, 'onRunComplete'> {
  onRunComplete(_contexts: unknown, results: AggregatedResult): void {
    for (const line of timings(results.testResults)) process.stdout.write(`${line}\n`);
    const counts: RunCounts = countsOf(results);
    if (process.env.TEST_COUNTS_FILE) writeFileSync(process.env.TEST_COUNTS_FILE, JSON.stringify(counts));
    // Jest prints its summary to stderr in pieces; the line has to come after all of them.
    else process.once('exit', () => process.stdout.write(`${lastLine(counts)}\n`));
  }
}
