import { Inject, Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import type { PictureFormat, PictureWidth } from '#contracts/shared/picture.js';
import { looksLikeOutage } from '../outages/outage.js';
import { withTimeout } from '../timing/with-timeout.js';
import { SingleFlight } from '../timing/single-flight.js';
import { OBJECT_STORAGE, type ObjectStorage } from '../storage/object-storage.js';
import { originalKey, pictureCaching, variantKey } from './picture-keys.js';
import { PictureSources } from './picture-source.js';
import { renderVariant } from './render-variant.js';

export interface PictureFile {
  bytes: Uint8Array;
  contentType: string;
}

const contentTypes: Record<PictureFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' };
/** Number of variants that are rendered at the same time. */
const concurrency = 2;
/** Milliseconds that a request waits for a variant, including the time in the queue. */
const renderTimeout = 10_000;

/** Variants of pictures: each is rendered at the first request and then stored. */
@Injectable()
export class PictureVariants {
  private readonly logger = new Logger('pictures');
  private readonly flights = new SingleFlight<PictureFile | undefined>();
  private readonly slots = pLimit(concurrency);

  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly sources: PictureSources,
  ) {}

  /**
   * @returns undefined if there is no such picture, or it cannot be rendered, which is logged
   * @throws an error that `looksLikeOutage` when the storage is unavailable: the picture may exist
   */
  async file(pictureId: string, width: PictureWidth, format: PictureFormat): Promise<PictureFile | undefined> {
    const name = `${width}.${format}`;
    const key = variantKey(pictureId, width, format);
    try {
      const making = this.flights.run(
        key,
        async () => (await this.readStored(key)) ?? this.make(pictureId, width, format),
      );
      return await withTimeout(renderTimeout, 'making it', making);
    } catch (error) {
      if (looksLikeOutage(error)) throw error;
      this.logger.warn(`Picture ${pictureId} has no ${name}: ${(error as Error).message}`);
      return undefined;
    }
  }

  private async readStored(key: string): Promise<PictureFile | undefined> {
    try {
      return await this.storage.get(key);
    } catch (error) {
      this.logger.warn(`A stored picture could not be read, so it is rendered again: ${(error as Error).message}`);
      return undefined;
    }
  }

  private async make(pictureId: string, width: PictureWidth, format: PictureFormat): Promise<PictureFile | undefined> {
    const supplied = await this.sources.original(pictureId);
    const original = supplied ?? (await this.storage.get(originalKey(pictureId)))?.bytes;
    if (!original) return undefined;
    const bytes = await this.slots(() => renderVariant(original, width, format));
    const key = variantKey(pictureId, width, format);
    const file = { bytes, contentType: contentTypes[format] };
    await this.store(key, file);
    if (supplied || (await this.storage.stat(originalKey(pictureId)))) return file;
    // Deleted while it was rendered: the variant must not outlive it.
    await this.storage.delete(key);
    return undefined;
  }

  /** Stores a variant. A failure is only logged: the variant is served, and rendered again for the next request. */
  private async store(key: string, { bytes, contentType }: PictureFile): Promise<void> {
    try {
      await this.storage.put(key, bytes, { contentType, cacheControl: pictureCaching });
    } catch (error) {
      this.logger.warn(`A picture could not be stored: ${(error as Error).message}`);
    }
  }
}
