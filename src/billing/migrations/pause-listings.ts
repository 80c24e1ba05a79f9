import { Migration } from '@mikro-orm/migrations';

export class PauseListings extends Migration {
  override up(): void {
    this.addSql(`
      alter table billing.payment_customer
        add column plan_state text not null default 'listed',
        add column plan_state_version int not null default 0`);
  }
}
