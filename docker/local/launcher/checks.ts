import { accessSync, constants, mkdirSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts, isPortTaken } from '../free-ports.ts';
import { tryLock } from '../processes/file-lock.ts';
import { StartProblem } from '../start-problem.ts';
import { listeners } from './settings.ts';
import type { LauncherSettings, Listener } from './settings.ts';

const gigabyte = 1024 ** 3;

/**
 * Creates the data folder if it does not exist.
 * @throws StartProblem when it cannot be a writable folder.
 */
export function checkDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!statSync(dataDir).isDirectory()) throw new Error('it is not a folder');
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new StartProblem(
      `The data folder ${dataDir} cannot be used (${why}): make it a folder that you may write to, or name another ` +
        'one with POSY_DATA_DIR.',
    );
  }
}

/**
 * Locks the data folder for this process; the lock of a killed launcher is taken over.
 * @returns whether it was taken over from one whose processes may still be ending.
 * @throws StartProblem when Posy already runs on it.
 */
export function takeDataFolder({ dataDir, siteUrl }: LauncherSettings): { release: () => void; tookOver: boolean } {
  const attempt = tryLock(join(dataDir, 'lock'), siteUrl);
  if (!('holder' in attempt)) return attempt;
  const { pid, note } = attempt.holder;
  throw new StartProblem(
    `Posy is already running on this data folder (process ${pid}): open ${note}, or stop it with Ctrl-C in its ` +
      `terminal or 'kill ${pid}'.`,
  );
}

/**
 * @param needed bytes
 * @param way suggestion instead of freeing some
 * @throws StartProblem when the disk of a folder has less space than needed.
 */
export function checkFreeDisk(
  folder: string,
  needed = 2 * gigabyte,
  way = 'name a folder on another disk with POSY_DATA_DIR',
): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new StartProblem(
    `The disk of ${folder} has ${(free / gigabyte).toFixed(1)} GB left, Posy needs ${Math.ceil(needed / gigabyte)} GB: ` +
      `free some, or ${way}.`,
  );
}

/**
 * Checks all ports at once, so that one sentence names every busy one.
 * @param timeoutMs how long the processes of a killed launcher may take to release theirs
 * @throws StartProblem naming the busy ones and a workaround.
 */
export async function checkPorts(settings: LauncherSettings, env: NodeJS.ProcessEnv, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let taken = await takenPorts(settings, env);
  while (taken.length > 0 && Date.now() < deadline) {
    await sleep(200);
    taken = await takenPorts(settings, env);
  }
  if (taken.length === 0) return;
  const named = taken.map((name) => `${settings.ports[name]} (${listeners[name].title})`).join(', ');
  const others = await freePorts(taken.length);
  const way = taken.map((name, position) => `${listeners[name].variable}=${others[position]}`).join(' ');
  const [ports, are, programs, them] =
    taken.length === 1 ? ['Port', 'is', 'program', 'it'] : ['Ports', 'are', 'programs', 'them'];
  throw new StartProblem(
    `${ports} ${named} ${are} in use by ${taken.length === 1 ? 'another program' : `other ${programs}`}: stop ${them}, ` +
      `or choose another: ${way} npm start.`,
  );
}

async function takenPorts({ ports }: LauncherSettings, env: NodeJS.ProcessEnv): Promise<Listener[]> {
  const names = (Object.keys(listeners) as Listener[]).filter((name) => {
    const listener = listeners[name];
    return !('unless' in listener && env[listener.unless]);
  });
  const taken = await Promise.all(names.map((name) => isPortTaken(ports[name])));
  return names.filter((_, position) => taken[position]);
}
