import { Migration } from '@mikro-orm/migrations';

/** Adds the provider, client and impersonator of a session. */
export class DescribeSessions extends Migration {
  up(): void {
    this.addSql(`
      alter table identity.session
        add column provider text not null default 'password',
        add column address text not null default '',
        add column user_agent text not null default '',
        add column seen_at timestamptz(3) null,
        add column impersonator_id uuid null`);
    this.addSql(`
      alter table identity."user"
        add column birthdate date null,
        add column external_ids jsonb not null default '{}'`);
    this.addSql(`alter table identity."user" alter column external_ids drop default`);
  }
}
