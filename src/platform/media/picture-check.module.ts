import { Module } from '@nestjs/common';
import { StorageSettings } from '../config/storage-settings.js';
import { ContentCheckProbe } from './content-check.probe.js';
import { CONTENT_CHECK, NoContentCheck, type ContentCheck } from './content-check.js';
import { HttpContentCheck } from './http-content-check.js';
import { NsfwjsContentCheck } from './nsfwjs-content-check.js';

/** The content check that the settings choose. Inject `@Inject(CONTENT_CHECK) check: ContentCheck`. */
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
  ],
  exports: [CONTENT_CHECK],
})
export class PictureCheckModule {}
