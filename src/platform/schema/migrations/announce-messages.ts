import { Migration } from '@mikro-orm/migrations';

/** Notifies processes that cache data derived from facts when new facts are committed. */
export class AnnounceMessages extends Migration {
  override up(): void {
    this.addSql(`
      create function platform.message_announced_fn() returns trigger as
      $$ begin perform pg_notify('platform_message', new.subject_id::text); return null; end; $$ language plpgsql`);
    this.addSql(`
      create trigger announced after insert on platform.message
      for each row execute function platform.message_announced_fn()`);
  }
}
