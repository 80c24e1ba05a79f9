import { Migration } from '@mikro-orm/migrations';

/** What a process waits for is told of each of its queues: mail that rests holds no listing up. */
export class TellQueuesApart extends Migration {
  up(): void {
    // The default stays: a process of the version before knows nothing of the column.
    this.addSql(`alter table platform.worker add column waiting_by_queue jsonb not null default '{}'`);
  }
}
