import { Migration } from '@mikro-orm/migrations';

/** A claim says whose it is: a process that was taken for dead can neither prolong nor end the claim of another. */
export class SignClaims extends Migration {
  override up(): void {
    this.addSql(`alter table platform.delivery add column claim_id uuid null`);
  }
}
