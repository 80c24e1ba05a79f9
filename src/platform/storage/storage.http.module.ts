import { Module } from '@nestjs/common';
import { SignedObjectsController } from './signed-objects.controller.js';
import { StorageModule } from './storage.module.js';

/** What the api needs besides: it serves the files of the disk itself. */
@Module({ imports: [StorageModule], controllers: [SignedObjectsController] })
export class StorageHttpModule {}
