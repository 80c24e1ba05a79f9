import { Migration } from '@mikro-orm/migrations';

/** Those in which an operator acts for somebody: they end when the operator's own do. */
export class FindSessionsOfOperators extends Migration {
  up(): void {
    this.addSql(
      `create index session_of_operator on identity.session (impersonator_id) where impersonator_id is not null`,
    );
  }
}
