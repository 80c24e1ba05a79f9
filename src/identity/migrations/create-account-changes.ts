import { Migration } from '@mikro-orm/migrations';

export class CreateAccountChanges extends Migration {
  up(): void {
    this.addSql(`
      create table identity.email_change (
        id uuid primary key,
        user_id uuid not null,
        new_email text not null,
        present_confirmed_at timestamptz(3) null,
        expires_at timestamptz(3) not null,
        constraint email_change_user unique (user_id),
        constraint email_change_user_id_foreign foreign key (user_id) references identity."user" (id) on delete cascade
      )`);
    this.addSql(`
      create table identity.account_notice (
        id uuid primary key,
        user_id uuid not null,
        kind text not null,
        address text not null,
        constraint account_notice_user_id_foreign foreign key (user_id) references identity."user" (id) on delete cascade
      )`);
  }
}
