import { Module } from '@nestjs/common';
import { PlacesModule } from '#src/platform/places/places.module.js';
import { AdminWebstoresController } from './http/admin-webstores.controller.js';
import { ImageReviewController } from './http/image-review.controller.js';
import { ImagesController } from './http/images.controller.js';
import { ServiceAreaPicturesController } from './http/service-area-pictures.controller.js';
import { LocationsController } from './http/locations.controller.js';
import { RetailStoresController } from './http/retail-stores.controller.js';
import { WebstoresController } from './http/webstores.controller.js';
import { StockPictureFiles } from './stock-pictures/stock-picture-files.js';
import { WebstoreModule } from './webstore.module.js';

@Module({
  imports: [WebstoreModule, PlacesModule],
  controllers: [
    WebstoresController,
    LocationsController,
    AdminWebstoresController,
    RetailStoresController,
    ImagesController,
    ImageReviewController,
    ServiceAreaPicturesController,
  ],
  providers: [StockPictureFiles],
})
export class WebstoreHttpModule {}
