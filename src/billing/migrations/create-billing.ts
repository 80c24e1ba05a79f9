import { Migration } from '@mikro-orm/migrations';

export class CreateBilling extends Migration {
  up(): void {
    this.addSql(`create schema if not exists billing`);
    this.addSql(`
      create table billing.subscription (
        id uuid primary key,
        vendor_id uuid not null,
        version int not null default 1,
        tier text not null,
        quantity int not null,
        extra_features jsonb not null,
        started_at timestamptz(3) not null
      )`);
    this.addSql(`create index subscription_vendor on billing.subscription (vendor_id)`);
    this.addSql(`
      create table billing.seat (
        webstore_id uuid primary key,
        subscription_id uuid null,
        entitlement_version int not null,
        version int not null default 1
      )`);
    this.addSql(`create index seat_subscription on billing.seat (subscription_id)`);
  }
}
