import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './processes/file-lock.ts';
import { CommandFailed, runCommand } from './processes/run-command.ts';
import { StartProblem } from './start-problem.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `server` is api, workers and contracts; `web` the pages. */
export type BuildPart = 'server' | 'web';

const sources: Record<BuildPart, string[]> = {
  server: ['contracts/**/*', 'src/**/*', 'workers/**/*', '.swcrc', 'package.json', 'package-lock.json'],
  web: ['contracts/**/*', 'web/**/*', 'package.json', 'package-lock.json'],
};
const notBuilt = /\.(spec|stories)\.tsx?$/;

/**
 * Builds into `dist` whatever differs from the last build, by the content of the sources. Concurrent builds wait for
 * each other.
 * @throws StartProblem with the compiler's last lines when a build fails.
 */
export async function buildIfChanged(
  report: (line: string) => void,
  parts: BuildPart[] = ['server', 'web'],
): Promise<void> {
  const onWait = () => report('Build: waiting for another one');
  await withLock(join(root, 'dist', '.build-lock'), onWait, async () => {
    await Promise.all(parts.map((part) => buildPart(part, report)));
  });
}

async function buildPart(part: BuildPart, report: (line: string) => void): Promise<void> {
  const stamp = join(root, 'dist', '.built', part);
  const wanted = hashOf(part);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const since = Date.now();
  report(`Build: compiling the ${part}`);
  rmSync(stamp, { force: true });
  const logFile = join(root, 'dist', `build-${part}.log`);
  rmSync(logFile, { force: true });
  try {
    for (const command of commandsOf(`build:${part}`)) {
      // `exec` replaces the shell, so that the compiler is our direct child and cannot outlive us.
      await runCommand({ command: ['/bin/sh', '-c', `exec ${command}`], cwd: root, env: buildEnvironment(), logFile });
    }
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new StartProblem(
      `The ${part} does not compile: put it right and start again (log: ${logFile}).`,
      error.lines,
    );
  }
  if (part === 'server') removeOrphans();
  mkdirSync(join(root, 'dist', '.built'), { recursive: true });
  writeFileSync(stamp, wanted);
  report(`Build: the ${part} is compiled (${((Date.now() - since) / 1000).toFixed(1)} s)`);
}

function hashOf(part: BuildPart): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(sources[part], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The commands of an npm script, one by one. */
function commandsOf(script: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return (scripts[script] ?? '').split('&&').map((command) => command.trim());
}

function buildEnvironment(): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, NODE_ENV: 'production', PATH: path };
}

/** Deletes compiled files whose source was deleted: a test that walks `dist`, or a stale import, would find them. */
function removeOrphans(): void {
  for (const compiled of globSync('{contracts,src,workers}/**/*.js', { cwd: join(root, 'dist') })) {
    if (existsSync(join(root, compiled.replace(/\.js$/, '.ts')))) continue;
    for (const file of [compiled, `${compiled}.map`]) rmSync(join(root, 'dist', file), { force: true });
  }
}
