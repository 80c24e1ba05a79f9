import { Migration } from '@mikro-orm/migrations';

export class AskForCodes extends Migration {
  up(): void {
    this.addSql(`
      create table identity.code_ask (
        id uuid primary key,
        kind text not null,
        email text not null,
        address text not null,
        user_agent text not null,
        asked_at timestamptz(3) not null
      )`);
  }
}
