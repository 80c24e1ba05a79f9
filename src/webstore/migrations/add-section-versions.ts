import { Migration } from '@mikro-orm/migrations';

/** Edits of different sections no longer collide. */
export class AddSectionVersions extends Migration {
  override up(): void {
    this.addSql(`alter table webstore.webstore add column section_versions jsonb not null default '{}'`);
  }
}
