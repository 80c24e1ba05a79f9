import { describe, expect, it } from '@jest/globals';
import type { WorkerRecord } from '#contracts/shared/worker-record.js';
import { crashLoopIn } from './crash-loops.js';

const now = new Date('2026-11-21T14:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000).toISOString();
/** A process with its start and its last heartbeat, in seconds before now. */
const life = (started: number, beaten: number, more: Partial<WorkerRecord> = {}) => ({
  program: 'workers' as const,
  workers: ['reindex', 'relay'],
  host: 'here',
  presence: 'silent' as const,
  startedAt: secondsAgo(started),
  beatAt: secondsAgo(beaten),
  ...more,
});

describe('a crash loop', () => {
  it('is detected when a process crashes three times and is restarted each time', () => {
    const lives = [life(300, 260), life(250, 200), life(190, 150), life(140, 1, { presence: 'alive' })];
    expect(crashLoopIn(lives, now)).toEqual({ crashes: 3, since: new Date(secondsAgo(260)) });
    expect(crashLoopIn(lives.slice(1), now)).toBeNull();
  });

  it('counts nine crashes of a process that dies after its first heartbeat', () => {
    const lives = Array.from({ length: 9 }, (_, nth) => life(100 + nth * 10, 100 + nth * 10));
    expect(crashLoopIn(lives, now)).toMatchObject({ crashes: 9 });
  });

  it('is not detected when many processes end at the same time', () => {
    const lives = Array.from({ length: 7 }, (_, nth) => life(300 + nth, 60 - nth));
    expect(crashLoopIn(lives, now)).toBeNull();
  });

  it('is not detected when the processes are of different kinds, on different hosts, or ended long ago', () => {
    const lives = [life(300, 260), life(250, 200), life(190, 150)];
    expect(crashLoopIn([lives[0]!, lives[1]!, life(190, 150, { workers: ['mail'] })], now)).toBeNull();
    expect(crashLoopIn([lives[0]!, lives[1]!, life(190, 150, { host: 'there' })], now)).toBeNull();
    expect(crashLoopIn([life(2_000, 1_900), lives[1]!, lives[2]!], now)).toBeNull();
  });
});
