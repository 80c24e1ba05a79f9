import { Injectable } from '@nestjs/common';
import { deleteOldRows } from '../platform/database/delete-old-rows.js';
import { ReadDatabase } from '../platform/database/read-database.js';
import { forEachItem } from '../platform/timing/for-each-item.js';
import { Ticks, type Ticking } from '../platform/timing/timers.js';

/** What nobody asks for any more once its time is over, and the days that it is kept beyond that. */
const expiringTables = [
  // Changes of email whose codes nobody has shown in time, and sign-ins whose code never came.
  { name: 'identity.email_change', key: 'id', age: 'expires_at', keepDays: 0 },
  { name: 'identity.pending_sign_in', key: 'id', age: 'expires_at', keepDays: 0 },
  // People who never came back from the provider.
  { name: 'identity.single_sign_on_attempt', key: 'state_hash', age: 'created_at', keepDays: 1 },
  // Counts of guesses, a little after they have stopped to count.
  { name: 'identity.guess_count', key: 'key', age: 'last_at', keepDays: 3 },
  // Emails for which a code was asked: a worker takes them away within seconds, or an operator has discarded its job.
  { name: 'identity.code_ask', key: 'id', age: 'asked_at', keepDays: 1 },
  // Sessions: after a day no token of theirs can be mistaken for a living one.
  { name: 'identity.session', key: 'id', age: 'least(expires_at, revoked_at)', keepDays: 1 },
] as const;

/** Deletes what has lapsed. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class DeleteExpiredRows implements Ticking {
  constructor(private readonly database: ReadDatabase) {}

  async tick(): Promise<void> {
    await forEachItem(
      expiringTables,
      ({ name }) => name,
      ({ keepDays, ...table }) => deleteOldRows(this.database.tables(), table, keepDays),
    );
  }
}
