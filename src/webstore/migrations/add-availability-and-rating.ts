import { Migration } from '@mikro-orm/migrations';

export class AddAvailabilityAndRating extends Migration {
  up(): void {
    this.addSql(`
      create table webstore.availability (
        webstore_id uuid not null,
        day date not null,
        state text not null,
        primary key (webstore_id, day)
      )`);
    this.addSql(`
      create table webstore.rating (
        webstore_id uuid primary key,
        tenths int not null,
        reviews int not null
      )`);
  }
}
