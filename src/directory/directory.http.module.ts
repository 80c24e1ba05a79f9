import { Module } from '@nestjs/common';
import { DirectoryModule } from './directory.module.js';
import { DirectoryController } from './http/directory.controller.js';

@Module({ imports: [DirectoryModule], controllers: [DirectoryController] })
export class DirectoryHttpModule {}
