import { Migration } from '@mikro-orm/migrations';

export class CloseConversationsOfWebstores extends Migration {
  override up(): void {
    this.addSql(`alter table messaging.conversation add column webstore_is_gone boolean not null default false`);
  }
}
