import { Migration } from '@mikro-orm/migrations';

export class NameLegacyPlans extends Migration {
  up(): void {
    this.addSql(`alter table billing.subscription add column legacy_name text null`);
    this.addSql(`alter table billing.plan_price add column legacy_name text null`);
  }
}
