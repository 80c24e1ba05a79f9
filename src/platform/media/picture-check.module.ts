import { Module } from '@nestjs/common';
import { StorageSettings } from '../config/storage-settings.js';
import { ContentCheckProbe } from './content-check.probe.js';
import { CONTENT_CHECK, NoContentCheck, type ContentCheck } from './content-check.js';
import { EXAMINE_PICTURE, examinePicture, type ExaminePicture } from './examine-picture.js';
import { HttpContentCheck } from './http-content-check.js';
import { NsfwjsContentCheck } from './nsfwjs-content-check.js';
import { PictureProcess } from './picture-process.js';

/**
 * The decoder of pictures, which runs in this process unless the program has the `PictureProcessModule`, and the content
 * check that the settings choose. Inject `@Inject(CONTENT_CHECK) check: ContentCheck`.
 */
@Module({
  providers: [
    ContentCheckProbe,
    {
      provide: CONTENT_CHECK,
      inject: [StorageSettings],
      useFactory: ({ contentCheckUrl: url }: StorageSettings): ContentCheck => {
        if (url === undefined) return new NoContentCheck();
        return url.startsWith('nsfwjs:') ? new NsfwjsContentCheck() : new HttpContentCheck(url);
      },
    },
    {
      provide: EXAMINE_PICTURE,
      inject: [{ token: PictureProcess, optional: true }],
      useFactory: (own?: PictureProcess): ExaminePicture =>
        own ? (...picture) => own.examine(...picture) : examinePicture,
    },
  ],
  exports: [CONTENT_CHECK, EXAMINE_PICTURE],
})
export class PictureCheckModule {}
