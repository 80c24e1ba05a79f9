/**
 * `npm test`: builds what changed, starts services and finds a browser where the chosen tests need them, runs Jest and
 * stops everything again. The last line it prints is `N passed, N failed`.
 *
 *     npm test -- [--projects unit web architecture integration e2e launcher stories] [what Jest understands]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { StartProblem } from '../../docker/local/start-problem.ts';
import { buildIfChanged } from '../../docker/local/build-if-changed.ts';
import { startedAt } from '../../docker/local/processes/process-table.ts';
import { buildStorybook } from './run/build-storybook.ts';
import { findChromium } from './run/chromium.ts';
import { readRunOptions, type RunOptions } from './run/run-options.ts';
import { makeTemplateDatabase, startTestServices, type TestServices } from './run/test-services.ts';

const dataDir = `.data/test-${process.pid}`;
const summaryFile = `.data/test-${process.pid}.summary`;

/** A run that was killed could not clean up after itself. */
function removeLeftovers() {
  for (const left of globSync('.data/test-*')) {
    const pid = Number(/test-(\d+)/.exec(left)?.[1]);
    if (startedAt(pid) === undefined) rmSync(left, { recursive: true, force: true });
  }
}

const report = (line: string) => process.stdout.write(`${line}\n`);

// A server that lives for minutes spends most of its processor time on optimising its own code; also for launcher tests.
process.env.POSY_ES_JAVA_OPTS ??= '-XX:TieredStopAtLevel=1';

async function main(): Promise<number> {
  const options = readRunOptions(process.argv.slice(2));
  removeLeftovers();
  mkdirSync(dataDir, { recursive: true });
  const built = options.needsBuild ? buildIfChanged(report) : undefined;
  const stories = options.needsStorybook ? buildStorybook(dataDir, report) : undefined;
  for (const started of [built, stories]) started?.catch(() => undefined);
  const services = options.needsServices ? await startTestServices(dataDir, report) : undefined;
  try {
    await built;
    return await runJest(options, await environmentOf(options, services, await stories));
  } finally {
    await services?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function environmentOf(
  options: RunOptions,
  services: TestServices | undefined,
  storiesFolder: string | undefined,
): Promise<NodeJS.ProcessEnv> {
  const template = services ? { TEST_TEMPLATE_DATABASE: await makeTemplateDatabase(services.environment) } : {};
  const browser = options.needsBrowser ? { CHROMIUM_PATH: await findChromium(dataDir, report) } : {};
  const stories = storiesFolder ? { STORYBOOK_DIR: storiesFolder } : {};
  return {
    ...process.env,
    NODE_ENV: 'test',
    TEST_SUMMARY_FILE: summaryFile,
    ...services?.environment,
    ...template,
    ...browser,
    ...stories,
  };
}

/** Answers Jest's exit code. A Ctrl-C reaches Jest by itself; this program waits for it and then cleans up. */
async function runJest(options: RunOptions, env: NodeJS.ProcessEnv): Promise<number> {
  const words = [...options.jestArguments, '--selectProjects', ...options.projects];
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = spawn(process.execPath, [...node, 'node_modules/jest/bin/jest.js', ...words], { stdio: 'inherit', env });
  const forward = (signal: NodeJS.Signals) => jest.kill(signal);
  process.on('SIGTERM', forward);
  process.on('SIGINT', () => undefined);
  const [code] = (await once(jest, 'exit')) as [number | null];
  return code ?? 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const text = error instanceof StartProblem ? [error.message, ...error.lines].join('\n') : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
// Without a summary nothing was tested, or Jest itself died: that is a failure whatever ran before.
const summary = existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '0 passed, 1 failed\n';
rmSync(summaryFile, { force: true });
process.stdout.write(summary);
