import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandFailed, runCommand } from '../processes/run-command.ts';
import { demoMark } from './demo-mark.ts';
import { StartProblem } from '../start-problem.ts';
import type { Programs } from './programs.ts';
import { readableLog } from './readable-log.ts';
import type { Step } from '../step.ts';

interface Place {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  step: Step;
}

/** @throws StartProblem when the migrations fail. */
export async function migrate(programs: Programs, { dataDir, env, step }: Place): Promise<void> {
  const logFile = join(dataDir, 'logs', 'migrate.log');
  await step('Database: migrating', () => runProgram(programs.migrate, env, logFile, 'The database was not migrated'));
}

/**
 * Writes the demo data into our own database at the first start. The mark is written after a successful seed, so an
 * interrupted one runs again.
 * @returns whether it was the first time.
 * @throws StartProblem when the seed fails.
 */
export async function seedOnce(programs: Programs, { dataDir, env, step }: Place): Promise<boolean> {
  const mark = demoMark(dataDir);
  if (existsSync(mark)) return false;
  const logFile = join(dataDir, 'logs', 'seed.log');
  await step('Demo data: writing', () => runProgram(programs.seed, env, logFile, 'The demo data were not written'));
  writeFileSync(mark, new Date().toISOString());
  return true;
}

/** Indexing happens in batches, with pauses between them on a busy computer. */
const quietMs = 2_000;

/** Waits until listings of the seed can be found and their number has not grown for a while. */
export async function waitForSearch(programs: Programs, step: Step): Promise<void> {
  await step('Search: indexing the demo data', async () => {
    const deadline = Date.now() + 120_000;
    let most = 0;
    let grewAt = Date.now();
    while (most === 0 || Date.now() - grewAt < quietMs) {
      if (Date.now() > deadline) {
        if (most > 0) return;
        throw new StartProblem('The demo data did not appear in search; look into the log of the workers.');
      }
      await sleep(200);
      const found = await countResults(programs.searchUrl);
      if (found > most) [most, grewAt] = [found, Date.now()];
    }
  });
}

async function runProgram(args: string[], env: NodeJS.ProcessEnv, logFile: string, failure: string): Promise<void> {
  try {
    await runCommand({ command: [process.execPath, ...args], env, logFile });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new StartProblem(`${failure}; look into the log: ${logFile}`, readableLog(error.lines));
  }
}

async function countResults(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    return answer.ok ? ((await answer.json()) as { numResults: number }).numResults : 0;
  } catch {
    return 0;
  }
}
