import { buildIfChanged } from './build-if-changed.ts';
import { StartProblem } from './start-problem.ts';

/** `npm run build:changed`: builds what differs from the last build. `npm start` and `npm test` then have nothing to build. */
try {
  await buildIfChanged((line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${[error.message, ...error.lines].join('\n')}\n`);
  process.exitCode = 1;
}
