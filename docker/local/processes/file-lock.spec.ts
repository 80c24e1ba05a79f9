import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tryLock, withLock, type LockAttempt } from './file-lock.ts';
import { startedAt } from './process-table.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function taken(attempt: LockAttempt): Extract<LockAttempt, { release: () => void }> {
  if ('holder' in attempt) throw new Error(`Held by ${attempt.holder.pid}`);
  return attempt;
}

const holder = (pid: number, started: string) => JSON.stringify({ pid, started, note: 'http://127.0.0.1:4400' });

describe('a lock', () => {
  it('is granted once and names its holder to others until it is released', () => {
    const first = taken(tryLock(file, 'http://127.0.0.1:4400'));
    expect(first.tookOver).toBe(false);
    const { pid } = process;
    expect(tryLock(file)).toEqual({ holder: { pid, started: startedAt(pid), note: 'http://127.0.0.1:4400' } });
    first.release();
    taken(tryLock(file)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that has ended', () => {
    writeFileSync(file, holder(2 ** 22 + 1, '1'));
    expect(taken(tryLock(file)).tookOver).toBe(true);
  });

  it("is taken over when another process has its holder's pid now", () => {
    writeFileSync(file, holder(process.pid, 'long ago'));
    expect(taken(tryLock(file)).tookOver).toBe(true);
  });

  it('is taken over when its file is truncated', () => {
    writeFileSync(file, '{"pid":');
    expect(taken(tryLock(file)).tookOver).toBe(true);
  });

  it('that was taken over is not released by its previous holder', () => {
    const first = taken(tryLock(file));
    writeFileSync(file, holder(process.ppid, startedAt(process.ppid) ?? ''));
    first.release();
    expect(tryLock(file)).toMatchObject({ holder: { pid: process.ppid } });
  });

  it('serializes work, and is released after work that failed', async () => {
    const steps: string[] = [];
    const waits = Promise.withResolvers<void>();
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await waits.promise;
      steps.push(`${name} ends`);
      throw new Error(name);
    };
    const outcomes = await Promise.allSettled([
      withLock(file, () => undefined, work('one')),
      withLock(
        file,
        ({ pid }) => {
          steps.push(`waits for ${pid === process.pid}`);
          waits.resolve();
        },
        work('two'),
      ),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(steps).toEqual(['one begins', 'waits for true', 'one ends', 'two begins', 'two ends']);
    expect(readdirSync(folder)).toEqual([]);
  });
});
