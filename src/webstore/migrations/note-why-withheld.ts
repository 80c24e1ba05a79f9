import { Migration } from '@mikro-orm/migrations';

export class NoteWhyWithheld extends Migration {
  override up(): void {
    this.addSql(`alter table webstore.webstore add column withheld_for jsonb not null default '[]'`);
    this.addSql(`update webstore.webstore set withheld_for = '["account-closed"]' where withheld is not null`);
    this.addSql(
      `create table webstore.vendor_plan (vendor_id uuid primary key, state text not null, version int not null)`,
    );
  }
}
