import { Migration } from '@mikro-orm/migrations';

export class CreateSingleSignOnAttempts extends Migration {
  up(): void {
    this.addSql(`
      create table identity.single_sign_on_attempt (
        state_hash text primary key,
        browser_hash text not null,
        provider text not null,
        nonce text not null,
        sealed_verifier text not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql(`create index user_external_ids on identity."user" using gin (external_ids)`);
  }
}
