import { Migration } from '@mikro-orm/migrations';

export class CreateIndexRuns extends Migration {
  up(): void {
    this.addSql(`
      create table directory.index_run (
        id uuid primary key,
        kind text not null,
        state text not null,
        started_by uuid null,
        started_by_program text null,
        reason text not null,
        repair boolean not null,
        facts boolean not null,
        hash text not null,
        index_name text null,
        phase text null,
        done int not null,
        total int null,
        per_second real null,
        ends_about timestamptz(3) null,
        position jsonb null,
        missing int not null,
        stale int not null,
        surplus int not null,
        repaired int not null,
        examples jsonb not null,
        started_at timestamptz(3) not null,
        worker uuid null,
        beat_at timestamptz(3) null,
        ended_at timestamptz(3) null,
        cancel_asked_at timestamptz(3) null,
        cancel_asked_by uuid null,
        error text null
      )`);
    // At most one open run.
    this.addSql(`
      create unique index index_run_open on directory.index_run ((true))
      where state = any (array['waiting', 'running'])`);
    this.addSql(`create index index_run_started on directory.index_run (started_at)`);
  }
}
