import { Migration } from '@mikro-orm/migrations';

/** Adds a version per section, so that edits of different sections no longer conflict. */
export class AddSectionVersions extends Migration {
  override up(): void {
    this.addSql(`alter table webstore.webstore add column section_versions jsonb not null default '{}'`);
  }
}
