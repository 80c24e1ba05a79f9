import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './processes/file-lock.ts';
import { CommandFailed, runCommand } from './processes/run-command.ts';
import { StartProblem } from './start-problem.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The halves of the build: an npm script, and the files that its result depends on. */
const halves = [
  { title: 'programs', script: 'build:server', sources: ['{contracts,src,workers}/**/*.ts', '.swcrc', 'package.json'] },
  {
    title: 'site',
    script: 'build:web',
    sources: ['{contracts,web}/**/*.*', 'tsconfig.base.json', 'package-lock.json'],
  },
];

/**
 * Builds what has changed since it was last built, and everything in CI. Two that want to build at once take turns.
 * @throws StartProblem with the last lines of the build's output
 */
export async function buildIfChanged(report: (line: string) => void): Promise<void> {
  const onWait = () => report('Another build is running, waiting for it');
  await withLock(`${root}.data/build.lock`, onWait, async () => {
    await Promise.all(halves.map((half) => buildHalf(half, report)));
  });
}

async function buildHalf({ title, script, sources }: (typeof halves)[number], report: (line: string) => void) {
  const stamp = `${root}dist/.${script.replace(':', '-')}`;
  const fingerprint = fingerprintOf(sources);
  if (!process.env.CI && readStamp(stamp) === fingerprint) return;
  report(`Building the ${title}`);
  const since = Date.now();
  // A build that is stopped half-way must not look whole.
  rmSync(stamp, { force: true });
  try {
    await runCommand({
      command: ['npm', 'run', script],
      cwd: root,
      logFile: `${root}.data/logs/${script.replace(':', '-')}.log`,
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new StartProblem(`The ${title} cannot be built: npm run ${script} fails.`, error.lines);
  }
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(stamp, fingerprint);
  report(`Built the ${title} in ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

/** By content: a clone, a checkout or a copy changes the dates of files that are the same. */
function fingerprintOf(sources: string[]): string {
  const hash = createHash('sha256').update(process.version);
  const entries = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).filter((file) => !file.includes('.spec.'));
  for (const file of files.sort()) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
