import { Migration } from '@mikro-orm/migrations';

/** Links an impersonation to the session of the operator, which continues when it ends. */
export class ReturnToOperators extends Migration {
  up(): void {
    this.addSql(`alter table identity.session add column operator_session_id uuid, add column return_hash text`);
  }
}
