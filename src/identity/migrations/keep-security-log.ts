import { Migration } from '@mikro-orm/migrations';

export class KeepSecurityLog extends Migration {
  up(): void {
    this.addSql(`
      create table identity.security_event (
        id uuid primary key,
        at timestamptz(3) not null,
        kind text not null,
        user_id uuid null,
        actor_id uuid null,
        session_id uuid null,
        address text not null,
        user_agent text not null,
        correlation_id text not null,
        note text null
      )`);
    this.addSql(`create index security_event_at on identity.security_event (at)`);
    this.addSql(`create index security_event_user on identity.security_event (user_id)`);
    // Entries are inserted, and deleted after the retention period; they cannot be updated, and the table cannot be
    // truncated.
    this.addSql(`
      create function identity.security_event_kept_fn() returns trigger language plpgsql as $$
      begin if tg_op = 'DELETE' and old.at < now() - interval '30 days' then return old; end if;
      raise exception 'entries of the security log do not change'; end; $$`);
    this.addSql(`
      create trigger kept before update or delete on identity.security_event
      for each row execute function identity.security_event_kept_fn()`);
    this.addSql(`
      create function identity.refuse_to_empty() returns trigger language plpgsql as $$
      begin raise exception 'the security log is not emptied'; end; $$`);
    this.addSql(`
      create trigger not_emptied before truncate on identity.security_event
      for each statement execute function identity.refuse_to_empty()`);
  }
}
