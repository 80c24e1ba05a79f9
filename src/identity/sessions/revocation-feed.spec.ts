import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DatabaseListener } from '#src/platform/database/database-listener.js';
import type { ReadDatabase } from '#src/platform/database/read-database.js';
import { RevocationFeed } from './revocation-feed.js';
import { RevokedSessions } from './revoked-sessions.js';

let stored: string[];
let away: boolean;
let asked: number;
let notify: (payload: string) => void;
let revoked: RevokedSessions;
let feed: RevocationFeed;

/** A fake of PostgreSQL: the rows of its sessions, and whether it is available. */
const database = {
  tables: () => {
    const query = {
      selectFrom: () => query,
      select: () => query,
      where: () => query,
      execute: async () => {
        asked += 1;
        if (away) throw new Error('connection refused');
        return stored.map((id) => ({ id }));
      },
    };
    return query;
  },
} as unknown as ReadDatabase;

const listener = {
  on: (_channel: string, heard: (payload: string) => void) => {
    notify = heard;
    return () => undefined;
  },
} as unknown as DatabaseListener;

beforeEach(() => {
  jest.useFakeTimers();
  Logger.overrideLogger(false);
  [stored, away, asked] = [[], false, 0];
  revoked = new RevokedSessions();
  feed = new RevocationFeed(listener, database, revoked);
});
afterEach(() => {
  feed.onModuleDestroy();
  feed.onApplicationShutdown();
  jest.useRealTimers();
});

describe('the feed of revoked sessions', () => {
  it('loads earlier revocations at its start', async () => {
    stored = ['one'];
    await feed.onModuleInit();
    expect(revoked.has('one')).toBe(true);
  });

  it('receives a revocation at once, and polls when the listener has reconnected', async () => {
    await feed.onModuleInit();
    notify('one');
    expect(revoked.has('one')).toBe(true);
    stored = ['two'];
    notify('');
    await jest.advanceTimersByTimeAsync(0);
    expect(revoked.has('two')).toBe(true);
  });

  it('finds a revocation without a notification within five seconds', async () => {
    await feed.onModuleInit();
    stored = ['one'];
    await jest.advanceTimersByTimeAsync(5_000);
    expect(revoked.has('one')).toBe(true);
  });

  it('is not ready before its first poll, when the process starts without the database', async () => {
    away = true;
    await feed.onModuleInit();
    await expect(feed.ready()).rejects.toThrow('connection refused');
    [away, stored] = [false, ['one']];
    await feed.ready();
    expect(revoked.has('one')).toBe(true);
  });

  it('does not query per token, even while the database is unavailable later [OP-27]', async () => {
    await feed.onModuleInit();
    away = true;
    await Promise.all([feed.ready(), feed.ready()]);
    expect(asked).toBe(1);
    await jest.advanceTimersByTimeAsync(20_000);
    await feed.ready();
  });

  it('stops polling when the process stops, even when the listener reconnects then', async () => {
    await feed.onModuleInit();
    feed.onModuleDestroy();
    notify('');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(1);
    notify('one');
    expect(revoked.has('one')).toBe(true);
  });
});
