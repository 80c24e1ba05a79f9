import { Migration } from '@mikro-orm/migrations';

/** Claims get an id, so that a process that was presumed dead can neither renew nor end the claim of another. */
export class SignClaims extends Migration {
  override up(): void {
    this.addSql(`alter table platform.delivery add column claim_id uuid null`);
  }
}
