import { Migration } from '@mikro-orm/migrations';

/** Search appearances are deleted by age. */
export class FindOldSearchAppearances extends Migration {
  override up(): void {
    this.addSql(`create index search_appearance_day on directory.search_appearance (day)`);
  }
}
