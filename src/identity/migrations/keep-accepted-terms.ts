import { Migration } from '@mikro-orm/migrations';

export class KeepAcceptedTerms extends Migration {
  up(): void {
    this.addSql(`
      alter table identity.vendor
        add column tos_version int null,
        add column tos_accepted_at timestamptz(3) null`);
  }
}
