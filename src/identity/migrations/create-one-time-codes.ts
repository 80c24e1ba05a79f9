import { Migration } from '@mikro-orm/migrations';

export class CreateOneTimeCodes extends Migration {
  up(): void {
    this.addSql(`
      create table identity.one_time_code (
        id uuid primary key,
        user_id uuid not null,
        purpose text not null,
        address text not null,
        request int not null,
        requested_at timestamptz(3) null,
        hour_began_at timestamptz(3) null,
        requests_this_hour int not null,
        hash text null,
        expires_at timestamptz(3) null,
        tries int not null,
        sent_at timestamptz(3) null,
        constraint one_time_code_of unique (user_id, purpose, address),
        constraint one_time_code_user_id_foreign foreign key (user_id) references identity."user" (id) on delete cascade
      )`);
    this.addSql(`
      create table identity.password_grant (
        id uuid primary key,
        user_id uuid not null,
        hash text not null,
        expires_at timestamptz(3) not null,
        constraint password_grant_user unique (user_id),
        constraint password_grant_user_id_foreign foreign key (user_id) references identity."user" (id) on delete cascade
      )`);
    this.addSql(`alter table identity."user" add column email_verified_at timestamptz(3) null`);
    // Existing accounts were created by the operator.
    this.addSql(`update identity."user" set email_verified_at = created_at`);
  }
}
