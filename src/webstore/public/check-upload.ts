import { Inject, Injectable } from '@nestjs/common';
import { pictureLimits, type ImageReason } from '#contracts/webstore/image-rules.js';
import { CONTENT_CHECK, type ContentCheck } from '#src/platform/media/content-check.js';
import { examinePicture, UnacceptablePicture, type ExaminedPicture } from '#src/platform/media/examine-picture.js';
import type { ImageVerdict } from '../domain/images/webstore-image.js';

/** Time limit in milliseconds for decoding an upload. */
const decodingLimit = 20_000;
const limits = { ...pictureLimits, milliseconds: decodingLimit };

/** A verdict with its files; none when the upload could not be decoded. */
export interface CheckedUpload {
  readonly verdict: ImageVerdict;
  readonly files?: Pick<ExaminedPicture, 'original' | 'variants'>;
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
  constructor(@Inject(CONTENT_CHECK) private readonly content: ContentCheck) {}

  /** @throws an error that `looksLikeOutage` when the content check is unavailable */
  async check(upload: Uint8Array, claimedType: string): Promise<CheckedUpload> {
    try {
      return await this.judge(await examinePicture(upload, claimedType, limits));
    } catch (error) {
      if (error instanceof UnacceptablePicture) return refusedAs(error.fault);
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
