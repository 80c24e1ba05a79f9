import { Migration } from '@mikro-orm/migrations';

export class AddCrawledData extends Migration {
  override up(): void {
    this.addSql(`alter table webstore.webstore add column crawled_data jsonb null`);
  }
}
