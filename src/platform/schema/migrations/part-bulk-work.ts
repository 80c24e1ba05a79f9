import { Migration } from '@mikro-orm/migrations';

/** Deliveries of an import have a lower priority than those of single edits. */
export class PartBulkWork extends Migration {
  override up(): void {
    // The default stays, because a process of the previous version does not know the column.
    this.addSql(`alter table platform.delivery add column bulk boolean not null default false`);
    this.addSql(`drop index platform.delivery_open`);
    this.addSql(`
      create index delivery_open on platform.delivery (enqueued_at nulls first, bulk, id)
      where done_at is null and failed_at is null`);
  }
}
