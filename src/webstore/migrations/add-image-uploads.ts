import { Migration } from '@mikro-orm/migrations';

export class AddImageUploads extends Migration {
  up(): void {
    this.addSql(`
      create table webstore.image_upload (
        id uuid primary key,
        webstore_id uuid not null,
        purpose text not null,
        content_type text not null,
        address_digest text not null,
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        confirmed_at timestamptz(3)
      )`);
    this.addSql(`create index image_upload_webstore on webstore.image_upload (webstore_id)`);
    this.addSql(`
      alter table webstore.image
        add column content_type text,
        add column uploaded_at timestamptz(3),
        add column reasons jsonb not null default '[]',
        add column scores jsonb not null default '{}',
        add column fingerprint text,
        add column same_as uuid,
        add column deleted_at timestamptz(3)`);
    // Pictures that operators have to review, and those that are being checked: few among very many.
    this.addSql(`
      create index image_to_review on webstore.image (uploaded_at, id)
      where not admin_approved and validation_result is not true`);
  }
}
