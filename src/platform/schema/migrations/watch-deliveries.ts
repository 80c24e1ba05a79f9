import { Migration } from '@mikro-orm/migrations';

/** Columns, tables and indexes for operators: due and start times, failed deliveries, heartbeats and paused queues. */
export class WatchDeliveries extends Migration {
  up(): void {
    // The default stays, because a process of the previous version does not know the column.
    this.addSql(`
      alter table platform.delivery
        add column due_at timestamptz(3) not null default now(),
        add column started_at timestamptz(3) null,
        add column discarded_at timestamptz(3) null`);
    this.addSql(`
      create index delivery_due on platform.delivery (consumer, due_at, id)
      where done_at is null and failed_at is null`);
    this.addSql(`create index delivery_done on platform.delivery (consumer, done_at, id) where done_at is not null`);
    this.addSql(`
      create index delivery_failed on platform.delivery (failed_at, id, consumer)
      where failed_at is not null and discarded_at is null`);
    this.addSql(
      `create index delivery_discarded on platform.delivery (discarded_at, id) where discarded_at is not null`,
    );
    this.addSql(`create index message_correlation on platform.message (correlation_id)`);
    this.addSql(`
      create table platform.queue_pause (
        queue text primary key,
        paused_at timestamptz(3) not null,
        paused_by text not null,
        reason text not null
      )`);
    this.addSql(`
      create table platform.worker (
        id uuid primary key,
        program text not null,
        workers text[] not null,
        queues text[] not null,
        waiting_for text[] not null,
        version text not null,
        host text not null,
        pid int not null,
        started_at timestamptz(3) not null,
        beat_at timestamptz(3) not null,
        event_loop_delay real not null
      )`);
  }
}
