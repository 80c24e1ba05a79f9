import { Migration } from '@mikro-orm/migrations';

/** Adds data exports, closed accounts, and a security log whose entries can be anonymised. */
export class LetPeopleLeave extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.data_export (
        id uuid primary key,
        user_id uuid not null,
        requested_at timestamptz(3) not null,
        ready_until timestamptz(3) null,
        size int null,
        failed_at timestamptz(3) null,
        constraint data_export_user_id_foreign foreign key (user_id) references identity."user" (id) on delete cascade
      )`);
    this.addSql(`create index data_export_of_user on identity.data_export (user_id)`);
    this.addSql(`
      create table identity.account_closing (
        id uuid primary key,
        user_id uuid not null,
        asked_at timestamptz(3) not null,
        closes_at timestamptz(3) not null,
        asked_by uuid null,
        constraint account_closing_user unique (user_id),
        constraint account_closing_user_id_foreign foreign key (user_id) references identity."user" (id) on delete cascade
      )`);
    this.addSql(`create index account_closing_due on identity.account_closing (closes_at)`);
    // An entry may lose address, user agent and note once its user is erased.
    this.addSql(`
      create or replace function identity.security_event_kept_fn() returns trigger language plpgsql as $$
      begin if tg_op = 'DELETE' and old.at < now() - interval '30 days' then return old; end if;
      if tg_op = 'UPDATE' and new.address = '' and new.user_agent = '' and new.note is null
        and old.user_id is not null and not exists (select from identity."user" where id = old.user_id)
        and to_jsonb(new) - array['address', 'user_agent', 'note'] = to_jsonb(old) - array['address', 'user_agent', 'note']
      then return new; end if;
      raise exception 'entries of the security log do not change'; end; $$`);
  }
}
