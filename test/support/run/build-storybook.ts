import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../../../docker/local/start-problem.ts';

/** Milliseconds; only ends a build that hangs: beside busy processes one has taken three minutes. */
const buildTimeout = 900_000;

/**
 * Builds all stories as files and returns their folder.
 * @throws StartProblem with Storybook's output when it fails
 */
export async function buildStorybook(dataDir: string, report: (line: string) => void): Promise<string> {
  const folder = resolve(dataDir, 'storybook');
  const words = ['build', '--config-dir', 'storybook', '--output-dir', folder, '--disable-telemetry', '--quiet'];
  report('Building the stories …');
  try {
    await promisify(execFile)(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', ...words], {
      timeout: buildTimeout,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '', killed } = error as { stdout?: string; stderr?: string; killed?: boolean };
    const problem = killed ? 'The stories were not built in time.' : 'The stories could not be built.';
    throw new StartProblem(problem, `${stdout}\n${stderr}`.split('\n').slice(-40));
  }
  return folder;
}
