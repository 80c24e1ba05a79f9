import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the content of a public page beyond the first version: packages, questions, awards, partners, pictures with
 * files.
 */
export class AddPageContent extends Migration {
  up(): void {
    const empty = `'{"packages": [], "faqs": [], "awards": [], "partners": [], "googlePlaceId": null}'::jsonb`;
    this.addSql(`update webstore.webstore set draft = ${empty} || draft, published = ${empty} || published`);
    this.addSql(`alter table webstore.webstore add column claimed boolean not null default true`);
    this.addSql(`
      alter table webstore.image
        drop column url,
        add column picture_id uuid null,
        add column purpose text not null default 'general',
        add column alt text not null default '',
        add column credit text not null default '',
        add column placeholder text not null default ''`);
  }
}
