import { Migration } from '@mikro-orm/migrations';

export class RememberRemovalRequests extends Migration {
  up(): void {
    this.addSql(`
      alter table identity.vendor
        add column removal_requested_at timestamptz(3) null,
        add column removal_reason text not null default ''`);
    this.addSql(`alter table identity.vendor alter column removal_reason drop default`);
  }
}
