import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ImagePurpose, ImageReason, ImageType } from '#contracts/webstore/image-rules.js';
import { ImageDeleted, ImageUploaded, ImageValidated } from '#contracts/webstore/webstore.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';

/** The result of the automatic check of an upload. */
export interface ImageVerdict {
  readonly approved: boolean;
  readonly reasons: readonly ImageReason[];
  /** Scores from 0 to 1, by the names of the content check. */
  readonly scores: Readonly<Record<string, number>>;
  /** Absent if the upload could not be decoded, so that there is nothing to show. */
  readonly picture?: {
    readonly width: number;
    readonly height: number;
    readonly placeholder: string;
    /** Perceptual hash as 16 hexadecimal digits. */
    readonly fingerprint: string;
  };
}

/** Milliseconds for which the picture of an item is kept that no item names: its form may not be saved yet. */
const unnamedKept = 86_400_000;

/** A picture of a webstore (WS-14). Order and caption belong to the draft, approval is live. */
@Entity({ schema: 'webstore', tableName: 'image' })
export class WebstoreImage extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid', index: 'image_webstore' })
  webstoreId: string;

  @Property({ type: 'text' })
  purpose: ImagePurpose;

  /** Id of its files; null while there are none. */
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

  /** A blurred miniature as a `data:` address; empty for a stock picture, which has its own. */
  @Property({ type: 'text' })
  placeholder: string;

  /** A description of the picture; empty for a stock picture, which has its own. */
  @Property({ type: 'text' })
  alt: string;

  /** The photographer; empty if nobody is named. */
  @Property({ type: 'text' })
  credit: string;

  /** Null until checked. */
  @Property({ type: 'boolean', nullable: true })
  validationResult: boolean | null;

  @Property({ type: 'boolean' })
  adminApproved: boolean;

  /** The claimed type of the upload; null for pictures that were not uploaded. */
  @Property({ type: 'text', nullable: true })
  contentType: ImageType | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  uploadedAt: Date | null;

  /** Reasons why the automatic check did not approve it. */
  @Property({ type: 'jsonb' })
  reasons: ImageReason[];

  @Property({ type: 'jsonb' })
  scores: Record<string, number>;

  @Property({ type: 'text', nullable: true })
  fingerprint: string | null;

  /** Another picture of the webstore that looks the same. */
  @Property({ type: 'uuid', nullable: true })
  sameAs: string | null;

  /** When it was deleted from the draft; the published page shows it until the next publish. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  deletedAt: Date | null;

  /** Fields of a picture about which nothing is known yet. */
  static readonly unchecked = {
    contentType: null,
    uploadedAt: null,
    reasons: [],
    scores: {},
    fingerprint: null,
    sameAs: null,
    deletedAt: null,
  } as const;

  /** Creates a picture from an upload. Its id is that of the upload, and will name its files. */
  static uploaded(given: {
    id: string;
    webstoreId: string;
    purpose: ImagePurpose;
    contentType: ImageType;
    width: number;
    height: number;
    now: Date;
  }): WebstoreImage {
    const { now, ...known } = given;
    const image = Object.assign(new WebstoreImage(), {
      ...WebstoreImage.unchecked,
      reasons: [],
      scores: {},
      ...known,
      uploadedAt: now,
      pictureId: null,
      caption: '',
      isCoverPhoto: false,
      ordinal: 0,
      placeholder: '',
      alt: '',
      credit: '',
      validationResult: null,
      adminApproved: false,
    });
    image.record(ImageUploaded({ webstoreId: given.webstoreId, imageId: given.id }));
    return image;
  }

  /** WS-94 */
  get isApproved(): boolean {
    return this.adminApproved || this.validationResult === true;
  }

  get isChecked(): boolean {
    return this.validationResult !== null;
  }

  /**
   * Returns whether nothing needs it but a page that shows it: it was deleted, or uploaded for a package or an award a
   * day ago, which has had time to name it.
   */
  isLeftOver(now: Date): boolean {
    if (this.deletedAt !== null) return true;
    if (this.purpose === 'general' || this.uploadedAt === null) return false;
    return now.getTime() - this.uploadedAt.getTime() > unnamedKept;
  }

  /** Stores the verdict of the automatic check. */
  validated({ approved, reasons, scores, picture }: ImageVerdict, sameAs: string | null): void {
    this.validationResult = approved;
    this.reasons = [...reasons];
    this.scores = { ...scores };
    if (picture) {
      const { width, height, placeholder, fingerprint } = picture;
      Object.assign(this, { pictureId: this.id, width, height, placeholder, fingerprint, sameAs });
    }
    this.noteValidated();
  }

  /** An operator's approval overrides the automatic check (WS-96). */
  approve(): void {
    if (this.adminApproved) return;
    this.adminApproved = true;
    this.noteValidated();
  }

  /** Records that the picture and its files are to be deleted; the caller removes the row. */
  erase(): void {
    this.record(ImageDeleted({ webstoreId: this.webstoreId, imageId: this.id }));
  }

  private noteValidated(): void {
    this.record(ImageValidated({ webstoreId: this.webstoreId, imageId: this.id }));
  }
}
