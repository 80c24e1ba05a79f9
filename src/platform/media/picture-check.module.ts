import { Module } from '@nestjs/common';
import { StorageSettings } from '../config/storage-settings.js';
import { CONTENT_CHECK, NoContentCheck } from './content-check.js';
import { HttpContentCheck } from './http-content-check.js';

/** The content check that the settings choose. Inject `@Inject(CONTENT_CHECK) check: ContentCheck`. */
@Module({
  providers: [
    HttpContentCheck,
    {
      provide: CONTENT_CHECK,
      inject: [StorageSettings, HttpContentCheck],
      useFactory: ({ contentCheckUrl }: StorageSettings, service: HttpContentCheck) =>
        contentCheckUrl === undefined ? new NoContentCheck() : service,
    },
  ],
  exports: [CONTENT_CHECK],
})
export class PictureCheckModule {}
