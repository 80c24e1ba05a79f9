import { Migration } from '@mikro-orm/migrations';

export class CreateSigningKeys extends Migration {
  up(): void {
    this.addSql(`
      create table identity.signing_key (
        kid text primary key,
        public_key jsonb not null,
        sealed_private_key text null,
        created_at timestamptz(3) not null,
        retired_at timestamptz(3) null
      )`);
  }
}
