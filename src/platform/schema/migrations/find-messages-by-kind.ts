import { Migration } from '@mikro-orm/migrations';

/** Retention deletes messages by type, because each type has its own retention time. */
export class FindMessagesByKind extends Migration {
  override up(): void {
    this.addSql(`create index message_kind on platform.message (type, occurred_at)`);
  }
}
