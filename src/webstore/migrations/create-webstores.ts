import { Migration } from '@mikro-orm/migrations';

export class CreateWebstores extends Migration {
  up(): void {
    this.addSql(`create schema if not exists webstore`);
    this.addSql(`
      create table webstore.webstore (
        id uuid primary key,
        vendor_id uuid not null,
        version int not null default 1,
        draft jsonb not null,
        published jsonb null,
        published_version int not null,
        published_at timestamptz(3) null,
        created timestamptz(3) not null
      )`);
    this.addSql(`create index webstore_vendor on webstore.webstore (vendor_id)`);
    this.addSql(`
      create table webstore.web_address (
        url text primary key,
        webstore_id uuid not null,
        published boolean not null
      )`);
    this.addSql(`create index web_address_webstore on webstore.web_address (webstore_id)`);
    this.addSql(`
      create table webstore.entitlement (
        webstore_id uuid primary key,
        tier text not null,
        features jsonb not null,
        version int not null
      )`);
    this.addSql(`
      create table webstore.image (
        id uuid primary key,
        webstore_id uuid not null,
        url text null,
        caption text not null,
        is_cover_photo boolean not null,
        ordinal int not null,
        width int not null,
        height int not null,
        validation_result boolean null,
        admin_approved boolean not null
      )`);
    this.addSql(`create index image_webstore on webstore.image (webstore_id)`);
  }
}
