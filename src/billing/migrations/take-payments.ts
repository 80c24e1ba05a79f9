import { Migration } from '@mikro-orm/migrations';

export class TakePayments extends Migration {
  up(): void {
    this.addSql(`
      alter table billing.subscription
        add column provider_id text null constraint subscription_provider unique,
        add column status text not null default 'active',
        add column frequency text not null default 'month',
        add column unit_amount int not null default 0,
        add column trial_ends_at timestamptz(3) null,
        add column renews_at timestamptz(3) null,
        add column ends_at timestamptz(3) null`);
    this.addSql(`alter table billing.seat add column assigned_at timestamptz(3) not null default now()`);
    this.addSql(`
      create table billing.payment_customer (
        vendor_id uuid primary key,
        provider_id text null constraint payment_customer_provider unique,
        card_brand text null,
        card_last4 text null,
        checkout_id uuid null,
        checkout_until timestamptz(3) null,
        asked int not null,
        followed int not null,
        version int not null default 1
      )`);
    this.addSql(`
      create table billing.plan_price (
        id text primary key,
        tier text not null,
        frequency text not null,
        amount int not null,
        is_active boolean not null
      )`);
    this.addSql(`
      create table billing.reconciliation (
        id uuid primary key,
        started_at timestamptz(3) not null,
        finished_at timestamptz(3) null,
        compared int not null,
        repaired int not null,
        error text null
      )`);
    this.addSql(`create index reconciliation_started on billing.reconciliation (started_at)`);
  }
}
