import { createHash } from 'node:crypto';
import type { ImageReason, ImageType } from '#contracts/webstore/image-rules.js';
import { Refusal } from '#src/platform/domain/refusal.js';

/** A signed address that somebody was given for the picture of their dashboard. */
export interface HeroUpload {
  /** Also the id of the picture that will come of it. */
  readonly id: string;
  readonly contentType: ImageType;
  /** The address itself is not kept: nobody who reads the database can upload. */
  readonly addressDigest: string;
}

/** An uploaded picture for the top of a dashboard. */
export interface HeroImage {
  /** Also names its files. */
  readonly id: string;
  /** Type that the file claims to be. */
  readonly contentType: ImageType;
  /** Digest of the address that the file was put at, which a second confirmation names. */
  readonly addressDigest: string;
  /** Null until checked. */
  readonly validationResult: boolean | null;
  readonly reasons: readonly ImageReason[];
  /** Null until it has been decoded. */
  readonly picture: { readonly width: number; readonly height: number; readonly placeholder: string } | null;
}

/** Folder of uploads that nobody has checked; nothing in it is ever served. */
export const heroUploadFolder = 'event-uploads';

export const heroUploadKey = (eventId: string, imageId: string): string => `${heroUploadFolder}/${eventId}/${imageId}`;

export const addressDigestOf = (address: string): string => createHash('sha256').update(address).digest('hex');

export const unknownUpload = () =>
  new Refusal('upload-not-found', 'This upload is unknown or too old. Upload the file again.');
