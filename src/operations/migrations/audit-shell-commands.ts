import { Migration } from '@mikro-orm/migrations';

export class AuditShellCommands extends Migration {
  up(): void {
    // Somebody at the shell of the server is no user of the site.
    this.addSql(`alter table operations.audit alter column user_id drop not null`);
  }
}
