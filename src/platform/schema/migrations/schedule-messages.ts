import { Migration } from '@mikro-orm/migrations';

/**
 * Scheduled messages have a table of their own, so that the relay does not have to skip messages that are due in
 * months.
 */
export class ScheduleMessages extends Migration {
  override up(): void {
    this.addSql(`
      create table platform.scheduled_message (
        key text primary key,
        due_at timestamptz(3) not null,
        type text not null,
        version int not null,
        subject_id uuid not null,
        payload jsonb not null,
        correlation_id text not null,
        causation_id uuid null
      )`);
    this.addSql(`create index scheduled_message_due on platform.scheduled_message (due_at)`);
    this.addSql(`create index scheduled_message_subject on platform.scheduled_message (subject_id)`);
  }
}
