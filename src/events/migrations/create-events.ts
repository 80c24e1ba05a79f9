import { Migration } from '@mikro-orm/migrations';

export class CreateEvents extends Migration {
  up(): void {
    this.addSql(`create schema if not exists events`);
    this.addSql(`
      create table events.event (
        id uuid primary key,
        user_id uuid not null,
        version int not null default 1,
        answers jsonb not null,
        current_step text not null,
        hero_picture int not null,
        created timestamptz(3) not null,
        constraint event_user unique (user_id)
      )`);
  }
}
