import { Migration } from '@mikro-orm/migrations';

/** Each kind of message is kept for its own time. */
export class FindMessagesByKind extends Migration {
  override up(): void {
    this.addSql(`create index message_kind on platform.message (type, occurred_at)`);
  }
}
