import { Module } from '@nestjs/common';
import { AdminWebstoresController } from './http/admin-webstores.controller.js';
import { ImageReviewController } from './http/image-review.controller.js';
import { ImagesController } from './http/images.controller.js';
import { RetailStoresController } from './http/retail-stores.controller.js';
import { WebstoresController } from './http/webstores.controller.js';
import { StockPictureFiles } from './stock-pictures/stock-picture-files.js';
import { WebstoreModule } from './webstore.module.js';

@Module({
  imports: [WebstoreModule],
  controllers: [
    WebstoresController,
    RetailStoresController,
    AdminWebstoresController,
    ImagesController,
    ImageReviewController,
  ],
  providers: [StockPictureFiles],
})
export class WebstoreHttpModule {}
