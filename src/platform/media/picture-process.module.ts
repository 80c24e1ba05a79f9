import { Global, Module } from '@nestjs/common';
import { PictureProcess } from './picture-process.js';

/** For programs whose pictures are decoded in a process of its own. */
@Global()
@Module({
  providers: [{ provide: PictureProcess, useFactory: () => new PictureProcess() }],
  exports: [PictureProcess],
})
export class PictureProcessModule {}
