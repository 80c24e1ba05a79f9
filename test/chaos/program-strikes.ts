import { setTimeout as sleep } from 'node:timers/promises';
import { heard, lurkMs } from './heard.ts';
import type { Installation, ProgramName } from './installation.ts';
import type { Links } from './program.ts';

/** The random values of a fault. */
export interface Victim {
  /** The affected program, if there is one. */
  readonly program: ProgramName;
  readonly lastsMs: number;
}

/** Its jobs are in Redis, and the database does not know. */
export async function killBetweenSteps(site: Installation, { lastsMs }: Victim): Promise<boolean> {
  const { relay } = site.programs;
  const asked = await heard(relay.links.redis, 'asked', (text) => /evalsha/i.test(text));
  const answered = asked && (await heard(relay.links.redis, 'answered', () => true));
  if (answered) await relay.kill(lastsMs);
  return answered;
}

export async function pauseUnderLock(site: Installation, { program, lastsMs }: Victim): Promise<boolean> {
  const locking = (text: string) => /"directory"\."listing".*for update/s.test(text);
  if (!(await heard(site.programs[program].links.database, 'asked', locking))) return false;
  return standStill(site, program, lastsMs);
}

/** The program is frozen with its request in flight, which arrives late, long after other writes. */
export async function pauseBeforeWrite(site: Installation, { program, lastsMs }: Victim): Promise<boolean> {
  const { engine } = site.programs[program].links;
  const over = Promise.withResolvers<void>();
  const writes = Promise.withResolvers<boolean>();
  const lurking = setTimeout(() => writes.resolve(false), lurkMs);
  const keep = (path: string) => {
    if (!path.includes('_bulk')) return undefined;
    writes.resolve(true);
    return over.promise;
  };
  engine.taps.add(keep);
  const met = await writes.promise;
  clearTimeout(lurking);
  if (met) await standStill(site, program, lastsMs);
  engine.taps.delete(keep);
  over.resolve();
  return met;
}

export async function standStill(site: Installation, program: ProgramName, lastsMs: number): Promise<boolean> {
  site.programs[program].freeze();
  await sleep(lastsMs);
  site.programs[program].thaw();
  return true;
}

/**
 * The connections of a program to one service are dropped silently: all data on them are lost, in both directions and
 * for ever. New ones work.
 */
export const halfOpen =
  (service: keyof Links) =>
  async (site: Installation, { program, lastsMs }: Victim): Promise<boolean> => {
    site.programs[program].links[service].loseConnections();
    await sleep(lastsMs);
    return true;
  };
