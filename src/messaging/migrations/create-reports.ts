import { Migration } from '@mikro-orm/migrations';

export class CreateReports extends Migration {
  up(): void {
    this.addSql(`
      create table messaging.report (
        id uuid primary key,
        reporter_id uuid null,
        subject text not null,
        subject_id uuid not null,
        reason text not null,
        details text not null,
        conversation_id uuid null,
        created_at timestamptz(3) not null,
        decision text null,
        decided_at timestamptz(3) null,
        note text not null
      )`);
    this.addSql(`create unique index report_open on messaging.report (reporter_id, subject_id)
      where decided_at is null`);
    this.addSql(`create index report_subject on messaging.report (subject_id)`);
    this.addSql(`create index report_waiting on messaging.report (created_at) where decided_at is null`);
    this.addSql(`create index report_decided on messaging.report (decided_at)`);
  }
}
