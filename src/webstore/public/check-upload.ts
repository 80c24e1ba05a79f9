import { Inject, Injectable } from '@nestjs/common';
import { maxImageBytes, pictureLimits, type ImageReason } from '#contracts/webstore/image-rules.js';
import { CONTENT_CHECK, type ContentCheck } from '#src/platform/media/content-check.js';
import {
  EXAMINE_PICTURE,
  UnacceptablePicture,
  type ExaminedPicture,
  type ExaminePicture,
} from '#src/platform/media/examine-picture.js';
import { OBJECT_STORAGE, ObjectTooLarge, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import type { ImageVerdict } from '../domain/images/webstore-image.js';

/** Time limit in milliseconds for decoding an upload. */
const decodingLimit = 20_000;
const limits = { ...pictureLimits, milliseconds: decodingLimit };

/**
 * Starts without an outcome after which an upload counts as the reason why its workers die. The last of them was alone
 * (`DeliveryRunner`), so that no upload is blamed for its neighbor.
 */
const maxStarts = 4;

/** A verdict with its files; none when the upload could not be decoded. */
export interface CheckedUpload {
  readonly verdict: ImageVerdict;
  readonly files?: Pick<ExaminedPicture, 'original' | 'variants'>;
}

/** An upload that waits for its check. */
export interface WaitingUpload {
  /** Storage key. */
  readonly key: string;
  readonly claimedType: string;
  /** How often its check was started without an outcome, this time included. */
  readonly starts: number;
}

/** The verdict on an upload that is not a picture. */
export const refusedAs = (reason: ImageReason): CheckedUpload => ({
  verdict: { approved: false, reasons: [reason], scores: {} },
});

/**
 * Decides about an upload: whether it is a picture, whether it is more than one plain color, and what the content check
 * reports.
 */
@Injectable()
export class CheckUpload {
  constructor(
    @Inject(CONTENT_CHECK) private readonly content: ContentCheck,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(EXAMINE_PICTURE) private readonly examine: ExaminePicture,
  ) {}

  /** @throws an error that `looksLikeOutage` when the storage or the content check is unavailable */
  async check({ key, claimedType, starts }: WaitingUpload): Promise<CheckedUpload> {
    if (starts > maxStarts) return refusedAs('too-slow');
    try {
      // The address of a bucket may have been used again since the upload was confirmed.
      const upload = await this.storage.get(key, maxImageBytes);
      return upload ? await this.judge(await this.examine(upload.bytes, claimedType, limits)) : refusedAs('unreadable');
    } catch (error) {
      if (error instanceof UnacceptablePicture) return refusedAs(error.fault);
      if (error instanceof ObjectTooLarge) return refusedAs('unreadable');
      throw error;
    }
  }

  private async judge(examined: ExaminedPicture): Promise<CheckedUpload> {
    const { width, height, placeholder, hash: fingerprint, isBlank, original, variants } = examined;
    const shown = variants.find((variant) => variant.width === 640 && variant.format === 'jpg');
    const content = await this.content.check(shown?.bytes ?? original);
    const reasons: ImageReason[] = [
      ...(isBlank ? ['blank' as const] : []),
      ...(content.approved ? [] : ['content' as const]),
    ];
    const picture = { width, height, placeholder, fingerprint };
    return {
      verdict: { approved: reasons.length === 0, reasons, scores: content.scores, picture },
      files: { original, variants },
    };
  }
}
