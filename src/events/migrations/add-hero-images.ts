import { Migration } from '@mikro-orm/migrations';

export class AddHeroImages extends Migration {
  up(): void {
    this.addSql(`alter table events.event add column hero_upload jsonb, add column hero_image jsonb`);
  }
}
