import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startedAt } from './process-table.ts';

/** The holder of a lock. `note` is its message for others, e.g. the address it listens on. */
export interface LockHolder {
  pid: number;
  started: string;
  note: string;
}

/**
 * The result of an attempt to lock: ours (`tookOver`: its last holder died without releasing it), or held by another
 * process.
 */
export type LockAttempt = { release: () => void; tookOver: boolean } | { holder: LockHolder };

/** Tries once to get a lock that ends with the process: one whose holder has ended is taken over. */
export function tryLock(file: string, note = ''): LockAttempt {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, started: startedAt(process.pid) ?? '', note });
  let tookOver = false;
  for (;;) {
    if (createWhole(file, mine)) return { release: () => releaseIfMine(file, mine), tookOver };
    const found = readIfThere(file);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (holder && startedAt(holder.pid) === holder.started) return { holder };
    tookOver = removeStale(file, found) || tookOver;
  }
}

/** Waits until the lock is free, runs the work and releases it. */
export async function withLock<T>(file: string, onWait: (holder: LockHolder) => void, work: () => Promise<T>) {
  let attempt = tryLock(file);
  if ('holder' in attempt) onWait(attempt.holder);
  while ('holder' in attempt) {
    await sleep(200);
    attempt = tryLock(file);
  }
  try {
    return await work();
  } finally {
    attempt.release();
  }
}

/** Creates the file with its content atomically, so that nobody ever reads a partly written lock. */
function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseHolder(content: string): LockHolder | undefined {
  try {
    return JSON.parse(content) as LockHolder;
  } catch {
    return undefined;
  }
}

/** Two processes may find the same dead holder: one that moved away a lock that was renewed meanwhile restores it. */
function removeStale(file: string, seen: string): boolean {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return false;
  }
  const wasStale = readFileSync(aside, 'utf8') === seen;
  if (!wasStale) renameSync(aside, file);
  else rmSync(aside);
  return wasStale;
}

function releaseIfMine(file: string, mine: string): void {
  if (readIfThere(file) === mine) rmSync(file, { force: true });
}
