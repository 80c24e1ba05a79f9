import { Migration } from '@mikro-orm/migrations';

export class CreateMessages extends Migration {
  up(): void {
    this.addSql(`create schema if not exists platform`);
    this.addSql(`
      create table platform.message (
        id uuid primary key,
        type text not null,
        version int not null,
        subject_id uuid not null,
        payload jsonb not null,
        correlation_id text not null,
        causation_id uuid null,
        occurred_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table platform.delivery (
        id uuid primary key,
        message_id uuid not null,
        consumer text not null,
        round int not null,
        round_started_at timestamptz(3) null,
        enqueued_at timestamptz(3) null,
        enqueue_count int not null,
        claimed_until timestamptz(3) null,
        done_at timestamptz(3) null,
        failed_at timestamptz(3) null,
        starts int not null,
        attempts int not null,
        history jsonb not null,
        constraint delivery_message_consumer unique (message_id, consumer)
      )`);
    // The relay queries this every second: the few open deliveries among very many done ones.
    this.addSql(`
      create index delivery_open on platform.delivery (enqueued_at nulls first, id)
      where done_at is null and failed_at is null`);
    this.addSql(`create index message_occurred on platform.message (occurred_at)`);
    this.addSql(`create index message_subject on platform.message (subject_id)`);
    this.addSql(`
      create function platform.delivery_announced_fn() returns trigger as
      $$ begin perform pg_notify('platform_delivery', ''); return null; end; $$ language plpgsql`);
    this.addSql(`
      create trigger announced after insert on platform.delivery
      for each statement execute function platform.delivery_announced_fn()`);
  }
}
