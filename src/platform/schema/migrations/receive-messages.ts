import { Migration } from '@mikro-orm/migrations';

/** Stores raw messages of external services. The unique external id prevents duplicates. */
export class ReceiveMessages extends Migration {
  override up(): void {
    this.addSql(`
      create table platform.received_message (
        id uuid primary key,
        source text not null,
        external_id text not null,
        body bytea not null,
        received_at timestamptz(3) not null default now(),
        constraint received_message_external unique (source, external_id)
      )`);
    this.addSql(`create index received_message_age on platform.received_message (received_at)`);
  }
}
