import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { StorageModule } from '../storage/storage.module.js';
import { PictureSources } from './picture-source.js';
import { PictureVariants } from './picture-variants.js';
import { PicturesController } from './pictures.controller.js';

/** Serves pictures in the sizes that screens need. Sources register themselves with `@SuppliesPictures()`. */
@Module({
  imports: [DiscoveryModule, StorageModule],
  controllers: [PicturesController],
  providers: [PictureSources, PictureVariants],
})
export class MediaHttpModule {}
