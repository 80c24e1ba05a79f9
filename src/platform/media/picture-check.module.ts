import { Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { CONTENT_CHECK, NoContentCheck } from './content-check.js';
import { HttpContentCheck } from './http-content-check.js';

/** The content check that the settings choose. Inject `@Inject(CONTENT_CHECK) check: ContentCheck`. */
@Module({
  providers: [
    HttpContentCheck,
    {
      provide: CONTENT_CHECK,
      inject: [Config, HttpContentCheck],
      useFactory: ({ contentCheckUrl }: Config, service: HttpContentCheck) =>
        contentCheckUrl === undefined ? new NoContentCheck() : service,
    },
  ],
  exports: [CONTENT_CHECK],
})
export class PictureCheckModule {}
