import { Migration } from '@mikro-orm/migrations';

export class FindImpersonations extends Migration {
  up(): void {
    this.addSql(`create index security_event_acted on identity.security_event (session_id) where actor_id is not null`);
  }
}
