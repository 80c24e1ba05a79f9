import { Migration } from '@mikro-orm/migrations';

export class RetireAddresses extends Migration {
  override up(): void {
    this.addSql(`create table webstore.retired_address (hash text primary key)`);
  }
}
