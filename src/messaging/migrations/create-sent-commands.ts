import { Migration } from '@mikro-orm/migrations';

export class CreateSentCommands extends Migration {
  up(): void {
    this.addSql(`
      create table messaging.sent_command (
        code text primary key,
        sent_at timestamptz(3) not null
      )`);
  }
}
