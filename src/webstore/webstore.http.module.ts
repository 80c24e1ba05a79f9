import { Module } from '@nestjs/common';
import { WebstoresController } from './http/webstores.controller.js';
import { StockPictureFiles } from './stock-pictures/stock-picture-files.js';
import { WebstoreModule } from './webstore.module.js';

@Module({ imports: [WebstoreModule], controllers: [WebstoresController], providers: [StockPictureFiles] })
export class WebstoreHttpModule {}
