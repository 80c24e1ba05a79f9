/**
 * `npm test`: builds changed sources, starts services and finds a browser if the chosen tests need them, runs Jest and
 * stops everything. The last line it prints is `N passed, N failed`.
 *
 *     npm test -- [--retry] [--projects unit web architecture integration e2e launcher stories] [options of Jest]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { StartProblem } from '../../docker/local/start-problem.ts';
import { buildIfChanged } from '../../docker/local/build-if-changed.ts';
import { startedAt } from '../../docker/local/processes/process-table.ts';
import { buildStorybook } from './run/build-storybook.ts';
import { findChromium } from './run/chromium.ts';
import { afterSecondRun, filesToRunAgain, lastLine, type RunCounts } from './run/run-counts.ts';
import { readRunOptions, type RunOptions } from './run/run-options.ts';
import { makeTemplateDatabase, startTestServices, type TestServices } from './run/test-services.ts';

const dataDir = `.data/test-${process.pid}`;
const countsFile = `.data/test-${process.pid}.counts`;

/** Cleans up after an earlier run that was killed. */
function removeLeftovers() {
  for (const left of globSync('.data/test-*')) {
    const pid = Number(/test-(\d+)/.exec(left)?.[1]);
    if (startedAt(pid) === undefined) rmSync(left, { recursive: true, force: true });
  }
}

const report = (line: string) => process.stdout.write(`${line}\n`);

// A server that only lives for minutes would spend most of its processor time on optimizing its own code; also for
// launcher tests.
process.env.POSY_ES_JAVA_OPTS ??= '-XX:TieredStopAtLevel=1';
// glibc keeps freed memory in up to eight arenas per core; dozens of programs at once add up to gigabytes.
process.env.MALLOC_ARENA_MAX ??= '2';

async function main(): Promise<number> {
  const options = readRunOptions(process.argv.slice(2));
  removeLeftovers();
  mkdirSync(dataDir, { recursive: true });
  const built = options.needsBuild ? buildIfChanged(report) : undefined;
  const stories = options.needsStorybook ? buildStorybook(dataDir, report) : undefined;
  const browser = options.needsBrowser ? findChromium(dataDir, report) : undefined;
  for (const started of [built, stories, browser]) started?.catch(() => undefined);
  const services = options.needsServices ? await startTestServices(dataDir, report) : undefined;
  try {
    await built;
    return await runTests(options, await environmentOf(services, await browser, await stories));
  } finally {
    await services?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function environmentOf(
  services: TestServices | undefined,
  browser: string | undefined,
  storiesFolder: string | undefined,
): Promise<NodeJS.ProcessEnv> {
  const template = services ? { TEST_TEMPLATE_DATABASE: await makeTemplateDatabase(services.environment) } : {};
  return {
    ...process.env,
    NODE_ENV: 'test',
    TEST_COUNTS_FILE: countsFile,
    ...services?.environment,
    ...template,
    ...(browser && { CHROMIUM_PATH: browser }),
    ...(storiesFolder && { STORYBOOK_DIR: storiesFolder }),
  };
}

/**
 * Runs the chosen tests; with `--retry`, one or two files that failed are run a second time, and their errors stay
 * visible.
 */
async function runTests(options: RunOptions, env: NodeJS.ProcessEnv): Promise<number> {
  const projects = ['--selectProjects', ...options.projects];
  const first = await runJest([...options.jestArguments, ...projects], env);
  const again = options.mayRetry ? filesToRunAgain(first) : [];
  if (again.length === 0) return finish(first);
  const names = again.map((path) => relative(process.cwd(), path)).join(', ');
  report(`\nFailed, run a second time alone: ${names}`);
  const second = await runJest([...projects, '--runTestsByPath', ...again], env);
  for (const path of again) {
    const failedAgain = second.failedFiles.some((file) => file.path === path);
    report(
      `${failedAgain ? 'FAILED TWICE' : 'UNSTEADY (failed, then passed alone)'}: ${relative(process.cwd(), path)}`,
    );
  }
  return finish(afterSecondRun(first, second));
}

function finish(counts: RunCounts): number {
  summary = `${lastLine(counts)}\n`;
  return counts.failed > 0 ? 1 : 0;
}

/** A Ctrl-C also reaches Jest; this program waits for it and then cleans up. */
async function runJest(words: readonly string[], env: NodeJS.ProcessEnv): Promise<RunCounts> {
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = spawn(process.execPath, [...node, 'node_modules/jest/bin/jest.js', ...words], { stdio: 'inherit', env });
  const forward = (signal: NodeJS.Signals) => jest.kill(signal);
  process.on('SIGTERM', forward);
  process.on('SIGINT', () => undefined);
  const [code] = (await once(jest, 'exit')) as [number | null];
  process.off('SIGTERM', forward);
  // Without counts nothing was tested, or Jest itself crashed: that is a failure in any case.
  if (!existsSync(countsFile)) return { passed: 0, failed: 1, skipped: 0, failedFiles: [] };
  const counts = JSON.parse(readFileSync(countsFile, 'utf8')) as RunCounts;
  rmSync(countsFile);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

let summary = '0 passed, 1 failed\n';
try {
  process.exitCode = await main();
} catch (error) {
  const text = error instanceof StartProblem ? [error.message, ...error.lines].join('\n') : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
process.stdout.write(summary);
