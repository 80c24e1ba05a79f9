import { Migration } from '@mikro-orm/migrations';

export class WithholdPages extends Migration {
  override up(): void {
    this.addSql(`alter table webstore.webstore add column withheld jsonb null`);
  }
}
