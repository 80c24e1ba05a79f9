const slowestShown = 10;

/** Prints the slowest tests and, last of all, the plain line `N passed, N failed` that CI reads. */
export default class LastLineReporter {
  onRunComplete(_contexts, results) {
    const tests = results.testResults.flatMap((file) => file.testResults);
    for (const line of slowest(tests)) console.log(line);
    // Jest prints its summary to stderr in pieces; the line has to come after all of them.
    process.once('exit', () => process.stdout.write(`${lastLine(results)}\n`));
  }
}

function slowest(tests) {
  const timed = tests.filter((test) => test.duration > 0).sort((a, b) => b.duration - a.duration);
  if (timed.length === 0) return [];
  const lines = timed
    .slice(0, slowestShown)
    .map((test) => `${seconds(test.duration)}  ${test.fullName.replaceAll(/\s+/g, ' ').slice(0, 140)}`);
  return ['', `The ${lines.length} slowest tests:`, ...lines, ''];
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2).padStart(8)} s`;

/** A file that could not run at all has no tests to count: it is one failure, or a broken suite would look green. */
function lastLine(results) {
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites + (results.runExecError ? 1 : 0);
  const skipped = results.numPendingTests + results.numTodoTests;
  const line = `${results.numPassedTests} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
