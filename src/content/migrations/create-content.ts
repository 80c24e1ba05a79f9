import { Migration } from '@mikro-orm/migrations';

export class CreateContent extends Migration {
  up(): void {
    this.addSql(`create schema if not exists content`);
    this.addSql(`
      create table content.feature_toggle (
        name text primary key,
        enabled int not null,
        changed_at timestamptz(3) not null
      )`);
    this.addSql(`
      insert into content.feature_toggle (name, enabled, changed_at)
      values ('analytics', 1, now()), ('newVendor', 1, now())`);
  }
}
