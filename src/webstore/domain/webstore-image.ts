import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A picture of a webstore's gallery (WS-14). Order and caption belong to the draft, approval is live. */
@Entity({ schema: 'webstore', tableName: 'image' })
export class WebstoreImage {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid', index: 'image_webstore' })
  webstoreId: string;

  /** Null while there is no file to show. */
  @Property({ type: 'text', nullable: true })
  url: string | null;

  @Property({ type: 'text' })
  caption: string;

  @Property({ type: 'boolean' })
  isCoverPhoto: boolean;

  @Property({ type: 'integer' })
  ordinal: number;

  @Property({ type: 'integer' })
  width: number;

  @Property({ type: 'integer' })
  height: number;

  /** Null until checked. */
  @Property({ type: 'boolean', nullable: true })
  validationResult: boolean | null;

  @Property({ type: 'boolean' })
  adminApproved: boolean;

  /** WS-94 */
  get isApproved(): boolean {
    return this.adminApproved || this.validationResult === true;
  }
}
