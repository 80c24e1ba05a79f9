import { Migration } from '@mikro-orm/migrations';

export class CreateSecondFactors extends Migration {
  up(): void {
    this.addSql(`
      create table identity.second_factor (
        id uuid primary key,
        user_id uuid not null,
        sealed_secret text null,
        since timestamptz(3) null,
        last_step int null,
        sealed_candidate text null,
        candidate_expires_at timestamptz(3) null,
        recovery_salt text null,
        recovery_hashes text[] not null,
        wrong_tries int not null,
        paused_until timestamptz(3) null,
        constraint second_factor_user unique (user_id),
        constraint second_factor_user_id_foreign foreign key (user_id) references identity."user" (id) on delete cascade
      )`);
    this.addSql(`
      create table identity.pending_sign_in (
        id uuid primary key,
        user_id uuid not null,
        session_hash text not null,
        browser_hash text not null,
        provider text not null,
        tries int not null,
        expires_at timestamptz(3) not null,
        constraint pending_sign_in_session unique (session_hash),
        constraint pending_sign_in_user_id_foreign foreign key (user_id) references identity."user" (id) on delete cascade
      )`);
  }
}
