import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ImagePurpose } from './image-purpose.js';

/** A picture of a webstore (WS-14). Order and caption belong to the draft, approval is live. */
@Entity({ schema: 'webstore', tableName: 'image' })
export class WebstoreImage {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid', index: 'image_webstore' })
  webstoreId: string;

  @Property({ type: 'text' })
  purpose: ImagePurpose;

  /** Names the files; null while there is none to show. */
  @Property({ type: 'uuid', nullable: true })
  pictureId: string | null;

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

  /** A blurred miniature as a `data:` address; empty for a stock picture, which brings its own. */
  @Property({ type: 'text' })
  placeholder: string;

  /** What is seen, in words; empty for a stock picture, which brings its own. */
  @Property({ type: 'text' })
  alt: string;

  /** Who made it; empty when nobody is named. */
  @Property({ type: 'text' })
  credit: string;

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
