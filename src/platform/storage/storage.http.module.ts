import { Module } from '@nestjs/common';
import { SignedObjectsController } from './signed-objects.controller.js';
import { StorageModule } from './storage.module.js';

/** The storage of the api, which also serves the files of the disk. */
@Module({ imports: [StorageModule], controllers: [SignedObjectsController] })
export class StorageHttpModule {}
