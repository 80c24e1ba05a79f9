import { Migration } from '@mikro-orm/migrations';

export class RememberLegacyAccounts extends Migration {
  up(): void {
    this.addSql(`alter table identity."user" add column is_legacy boolean not null default false`);
  }
}
