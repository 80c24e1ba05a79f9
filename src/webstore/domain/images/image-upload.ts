import { createHash } from 'node:crypto';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ImagePurpose, ImageType } from '#contracts/webstore/image-rules.js';

const digestOf = (address: string) => createHash('sha256').update(address).digest('hex');

/** Folder of unchecked uploads; nothing in it is ever served. */
export const quarantineFolder = 'quarantine';

/** Storage key of an upload until it has been checked. */
export const quarantineKey = (webstoreId: string, imageId: string): string =>
  `${quarantineFolder}/${webstoreId}/${imageId}`;

/** A signed address for the upload of one file. */
@Entity({ schema: 'webstore', tableName: 'image_upload' })
export class ImageUpload {
  /** Also the id of the resulting picture. */
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid', index: 'image_upload_webstore' })
  webstoreId: string;

  @Property({ type: 'text' })
  purpose: ImagePurpose;

  @Property({ type: 'text' })
  contentType: ImageType;

  /** Digest of the signed address, so that read access to the database does not permit uploads. */
  @Property({ type: 'text' })
  addressDigest: string;

  /** When the address and the reserved place for the picture expire. */
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt: Date;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;

  /** Set once the picture exists. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  confirmedAt: Date | null;

  static begin(
    given: Pick<ImageUpload, 'id' | 'webstoreId' | 'purpose' | 'contentType'> & {
      address: string;
      seconds: number;
      now: Date;
    },
  ): ImageUpload {
    const { address, seconds, now, ...known } = given;
    return Object.assign(new ImageUpload(), {
      ...known,
      addressDigest: digestOf(address),
      createdAt: now,
      expiresAt: new Date(now.getTime() + seconds * 1_000),
      confirmedAt: null,
    });
  }

  get key(): string {
    return quarantineKey(this.webstoreId, this.id);
  }

  static digestOf(address: string): string {
    return digestOf(address);
  }

  /** Returns whether it reserves a place for a picture. */
  isUnderWay(now: Date): boolean {
    return this.confirmedAt === null && this.expiresAt > now;
  }
}
