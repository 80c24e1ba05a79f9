import { Migration } from '@mikro-orm/migrations';

export class CountGuesses extends Migration {
  up(): void {
    this.addSql(`
      create table identity.guess_count (
        key text primary key,
        account text not null,
        wrong int not null,
        last_at timestamptz(3) not null,
        paused_until timestamptz(3) null,
        owner_told_at timestamptz(3) null
      )`);
    this.addSql(`create index guess_count_account on identity.guess_count (account)`);
    this.addSql(`alter table identity.one_time_code drop column hour_began_at`);
    this.addSql(`alter table identity.one_time_code rename column requests_this_hour to requests_in_series`);
    this.addSql(`create index guess_count_last_at on identity.guess_count (last_at)`);
  }
}
