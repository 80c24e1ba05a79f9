import { Migration } from '@mikro-orm/migrations';

const side = (name: string) => `
        ${name}_user_id uuid null,
        ${name}_folder text not null,
        ${name}_read_seq int not null,
        ${name}_unread_count int not null,
        ${name}_is_marked_unread boolean not null,
        ${name}_mailed_at timestamptz(3) null`;

export class CreateMessaging extends Migration {
  up(): void {
    this.addSql(`create schema if not exists messaging`);
    this.addSql(`
      create table messaging.conversation (
        id uuid primary key,
        event_id uuid not null,
        webstore_id uuid not null,
        version int not null default 1,
        latest_seq int not null,
        latest_at timestamptz(3) not null,${side('event_user')},${side('vendor')},
        constraint conversation_of_event unique (event_id, webstore_id)
      )`);
    this.addSql(`create index conversation_webstore on messaging.conversation (webstore_id)`);
    for (const name of ['event_user', 'vendor']) {
      this.addSql(`create index conversation_inbox_${name} on messaging.conversation
        (${name}_user_id, ${name}_folder, latest_at, id)`);
      this.addSql(`create index conversation_unread_${name} on messaging.conversation (${name}_user_id)
        where ${name}_folder = 'inbox' and (${name}_unread_count > 0 or ${name}_is_marked_unread)`);
    }
    this.createMessages();
    this.createSenders();
  }

  private createMessages(): void {
    this.addSql(`
      create table messaging.message (
        id uuid primary key,
        conversation_id uuid not null,
        seq int not null,
        side text not null,
        uuid uuid not null,
        type text not null,
        text text not null,
        data jsonb null,
        sent_at timestamptz(3) not null,
        constraint message_order unique (conversation_id, seq),
        constraint message_uuid unique (conversation_id, side, uuid)
      )`);
    this.addSql(`
      create table messaging.held_message (
        id uuid primary key,
        conversation_id uuid not null,
        side text not null,
        uuid uuid not null,
        type text not null,
        text text not null,
        data jsonb null,
        held_at timestamptz(3) not null,
        refused_at timestamptz(3) null,
        constraint held_message_uuid unique (conversation_id, side, uuid)
      )`);
    this.addSql(`create index held_message_open on messaging.held_message (held_at) where refused_at is null`);
    this.addSql(`
      create table messaging.attachment (
        id uuid primary key,
        conversation_id uuid not null,
        side text not null,
        filename text not null,
        content_type text not null,
        size int not null,
        created_at timestamptz(3) not null,
        sent_at timestamptz(3) null
      )`);
    this.addSql(`create index attachment_conversation on messaging.attachment (conversation_id)`);
    this.addSql(`create index attachment_unsent on messaging.attachment (created_at) where sent_at is null`);
  }

  private createSenders(): void {
    this.addSql(`
      create table messaging.blocked_sender (
        user_id uuid primary key,
        blocked_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table messaging.sending_count (
        user_id uuid not null,
        what text not null,
        since timestamptz(3) not null,
        count int not null,
        primary key (user_id, what)
      )`);
  }
}
