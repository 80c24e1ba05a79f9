import { Inject, Injectable } from '@nestjs/common';
import type { ExaminedPicture } from './examine-picture.js';
import { originalKey, pictureCaching, pictureFolder, variantKey } from './picture-keys.js';
import { OBJECT_STORAGE, type ObjectStorage } from '../storage/object-storage.js';

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The files of uploaded pictures. */
@Injectable()
export class PictureFiles {
  constructor(@Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage) {}

  /** Stores the private original and the public variants. */
  async store(
    pictureId: string,
    { original, variants }: Pick<ExaminedPicture, 'original' | 'variants'>,
  ): Promise<void> {
    const kept = { contentType: contentTypes.jpg, cacheControl: 'private, no-store' };
    await Promise.all([
      this.storage.put(originalKey(pictureId), original, kept),
      ...variants.map(({ width, format, bytes }) =>
        this.storage.put(variantKey(pictureId, width, format), bytes, {
          contentType: contentTypes[format],
          cacheControl: pictureCaching,
        }),
      ),
    ]);
  }

  /** Deletes all files, first the original: of that, a request would render a variant again. */
  async delete(pictureId: string): Promise<void> {
    await this.storage.delete(originalKey(pictureId));
    for await (const { key } of this.storage.list(pictureFolder(pictureId))) await this.storage.delete(key);
  }
}
