import { Module } from '@nestjs/common';
import { WebstoresController } from './http/webstores.controller.js';
import { WebstoreModule } from './webstore.module.js';

@Module({ imports: [WebstoreModule], controllers: [WebstoresController] })
export class WebstoreHttpModule {}
