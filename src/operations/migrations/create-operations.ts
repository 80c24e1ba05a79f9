import { Migration } from '@mikro-orm/migrations';

export class CreateOperations extends Migration {
  up(): void {
    this.addSql(`create schema if not exists operations`);
    this.addSql(`
      create table operations.audit (
        id uuid primary key,
        at timestamptz(3) not null,
        user_id uuid not null,
        action text not null,
        target_kind text not null,
        target_id text not null,
        reason text null,
        result text not null,
        numbers jsonb not null
      )`);
    this.addSql(`create index audit_at on operations.audit (at)`);
    this.addSql(`create index audit_target on operations.audit (target_id)`);
    // Entries are added, and deleted by retention when they are old; nothing rewrites them.
    this.addSql(`
      create function operations.audit_kept_fn() returns trigger language plpgsql as $$
      begin raise exception 'entries of the audit do not change'; end; $$`);
    this.addSql(`
      create trigger kept before update on operations.audit
      for each row execute function operations.audit_kept_fn()`);
    this.addSql(`
      create table operations.redrive_run (
        id uuid primary key,
        selection jsonb not null,
        reason text not null,
        started_by uuid not null,
        started_at timestamptz(3) not null,
        ended_at timestamptz(3) null,
        state text not null,
        total int not null,
        redriven int not null,
        skipped int not null,
        next_chunk text null
      )`);
    this.addSql(`create index redrive_run_running on operations.redrive_run (started_at) where state = 'running'`);
    this.addSql(`create index redrive_run_started on operations.redrive_run (started_at)`);
    this.addSql(`
      create table operations.fault (
        id uuid primary key,
        code text not null,
        level text not null,
        queue text not null,
        began_at timestamptz(3) not null,
        ended_at timestamptz(3) null,
        acknowledged_at timestamptz(3) null,
        acknowledged_by uuid null
      )`);
    // Every process that watches may see a fault begin; one of them writes it down.
    this.addSql(`create unique index fault_open on operations.fault (code, queue) where ended_at is null`);
    this.addSql(`create index fault_began on operations.fault (began_at)`);
    this.addSql(`
      create table operations.minute (
        measure text not null,
        at timestamptz(3) not null,
        value double precision not null,
        primary key (measure, at)
      )`);
  }
}
