import { Injectable } from '@nestjs/common';
import { deleteOldRows } from '#src/platform/database/delete-old-rows.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { forEachItem } from '#src/platform/timing/for-each-item.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';

/** Tables with expiring rows, and the days that these are kept afterwards. */
const expiringTables = [
  // Changes of email and sign-ins that were not completed.
  { name: 'identity.email_change', key: 'id', age: 'expires_at', keepDays: 0 },
  { name: 'identity.pending_sign_in', key: 'id', age: 'expires_at', keepDays: 0 },
  // Visits to the provider without a return.
  { name: 'identity.single_sign_on_attempt', key: 'state_hash', age: 'created_at', keepDays: 1 },
  // Counts of guesses after the end of their window.
  { name: 'identity.guess_count', key: 'key', age: 'last_at', keepDays: 3 },
  // Requests for codes. A worker deletes them within seconds, unless an operator has discarded the job.
  { name: 'identity.code_ask', key: 'id', age: 'asked_at', keepDays: 1 },
  // Sessions: after a day none of their tokens can be valid.
  { name: 'identity.session', key: 'id', age: 'least(expires_at, revoked_at)', keepDays: 1 },
] as const;

/** Deletes expired rows. */
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
