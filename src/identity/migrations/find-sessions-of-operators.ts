import { Migration } from '@mikro-orm/migrations';

/** Indexes impersonations by operator, because they end with the operator's own sessions. */
export class FindSessionsOfOperators extends Migration {
  up(): void {
    this.addSql(
      `create index session_of_operator on identity.session (impersonator_id) where impersonator_id is not null`,
    );
  }
}
