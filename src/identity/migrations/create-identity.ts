import { Migration } from '@mikro-orm/migrations';

export class CreateIdentity extends Migration {
  up(): void {
    this.addSql(`create schema if not exists identity`);
    this.addSql(`
      create table identity."user" (
        id uuid primary key,
        username text not null,
        email text not null,
        first_name text not null,
        last_name text not null,
        phone text null,
        password_hash text null,
        is_admin boolean not null,
        roles text[] not null,
        props jsonb not null,
        settings jsonb not null,
        version int not null default 1,
        created_at timestamptz(3) not null,
        constraint user_username unique (username)
      )`);
    this.addSql(`
      create table identity.vendor (
        id uuid primary key,
        user_id uuid not null,
        name text not null,
        contact_first_name text not null,
        contact_last_name text not null,
        contact_email text not null,
        contact_phone text null,
        tos_accepted boolean not null,
        props jsonb not null,
        version int not null default 1,
        constraint vendor_user unique (user_id),
        constraint vendor_user_id_foreign foreign key (user_id) references identity."user" (id) on delete cascade
      )`);
    this.addSql(`
      create table identity.session (
        id uuid primary key,
        user_id uuid not null,
        refresh_hash text not null,
        previous_refresh_hash text null,
        rotated_at timestamptz(3) null,
        expires_at timestamptz(3) not null,
        revoked_at timestamptz(3) null,
        created_at timestamptz(3) not null,
        constraint session_user_id_foreign foreign key (user_id) references identity."user" (id) on delete cascade
      )`);
    this.addSql(`create index session_of_user on identity.session (user_id)`);
    // For the poll of each api process, which reads the few sessions that were revoked in the last minutes.
    this.addSql(`create index session_revoked on identity.session (revoked_at) where revoked_at is not null`);
    this.addSql(`
      create function identity.announce_revocation() returns trigger language plpgsql as $$
      begin
        perform pg_notify('session_revoked', new.id::text);
        return null;
      end $$`);
    this.addSql(`
      create trigger session_revocation_announced after update of revoked_at on identity.session
      for each row when (old.revoked_at is null and new.revoked_at is not null)
      execute function identity.announce_revocation()`);
  }
}
