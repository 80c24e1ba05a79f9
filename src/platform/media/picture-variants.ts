import { Inject, Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import type { PictureFormat, PictureWidth } from '#contracts/shared/picture.js';
import { withTimeout } from '../with-timeout.js';
import { SingleFlight } from '../single-flight.js';
import { OBJECT_STORAGE, type ObjectStorage } from '../storage/object-storage.js';
import { PictureSources } from './picture-source.js';
import { renderVariant } from './render-variant.js';

export interface PictureFile {
  bytes: Uint8Array;
  contentType: string;
}

/** What is at the address of a variant never changes. */
export const pictureCaching = 'public, max-age=31536000, immutable';

const contentTypes: Record<PictureFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' };
/** Variants that are made at the same time. */
const atOnce = 2;
/** Milliseconds that a visitor waits for a variant, those before it included. */
const patience = 10_000;

/** Key under which the upload of a picture is kept. */
export const originalKey = (pictureId: string): string => `pictures/${pictureId}/original`;
const variantKey = (pictureId: string, name: string) => `pictures/${pictureId}/${name}`;

/** The files of pictures: each is made when somebody first asks for it, and kept. */
@Injectable()
export class PictureVariants {
  private readonly logger = new Logger('pictures');
  private readonly flights = new SingleFlight<PictureFile | undefined>();
  private readonly slots = pLimit(atOnce);

  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly sources: PictureSources,
  ) {}

  /** @returns nothing when there is no such picture, or none can be made of it: that is logged, and never thrown */
  async file(pictureId: string, width: PictureWidth, format: PictureFormat): Promise<PictureFile | undefined> {
    const name = `${width}.${format}`;
    const key = variantKey(pictureId, name);
    try {
      const making = this.flights.run(key, async () => (await this.kept(key)) ?? this.make(pictureId, width, format));
      return await withTimeout(patience, 'making it', making);
    } catch (error) {
      this.logger.warn(`Picture ${pictureId} has no ${name}: ${(error as Error).message}`);
      return undefined;
    }
  }

  private async kept(key: string): Promise<PictureFile | undefined> {
    try {
      return await this.storage.get(key);
    } catch (error) {
      this.logger.warn(`A kept picture could not be read, it is made anew: ${(error as Error).message}`);
      return undefined;
    }
  }

  private async make(pictureId: string, width: PictureWidth, format: PictureFormat): Promise<PictureFile | undefined> {
    const original =
      (await this.sources.original(pictureId)) ?? (await this.storage.get(originalKey(pictureId)))?.bytes;
    if (!original) return undefined;
    const bytes = await this.slots(() => renderVariant(original, width, format));
    await this.keep(variantKey(pictureId, `${width}.${format}`), { bytes, contentType: contentTypes[format] });
    return { bytes, contentType: contentTypes[format] };
  }

  /** A picture that could not be kept is shown all the same, and made again for the next who asks. */
  private async keep(key: string, { bytes, contentType }: PictureFile): Promise<void> {
    try {
      await this.storage.put(key, bytes, { contentType, cacheControl: pictureCaching });
    } catch (error) {
      this.logger.warn(`A picture could not be kept: ${(error as Error).message}`);
    }
  }
}
