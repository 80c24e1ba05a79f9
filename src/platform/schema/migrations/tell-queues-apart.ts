import { Migration } from '@mikro-orm/migrations';

/**
 * Heartbeats contain the awaited dependencies of each queue, since a mail queue that waits does not affect indexing.
 */
export class TellQueuesApart extends Migration {
  up(): void {
    // The default stays, because a process of the previous version does not know the column.
    this.addSql(`alter table platform.worker add column waiting_by_queue jsonb not null default '{}'`);
  }
}
