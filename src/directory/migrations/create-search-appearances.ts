import { Migration } from '@mikro-orm/migrations';

export class CreateSearchAppearances extends Migration {
  up(): void {
    this.addSql(`
      create table directory.search_appearance (
        webstore_id uuid not null,
        day date not null,
        count int not null,
        primary key (webstore_id, day)
      )`);
  }
}
