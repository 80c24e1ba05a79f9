import { Module } from '@nestjs/common';
import { PlacesModule } from '#src/platform/places/places.module.js';
import { AdminWebstoresController } from './http/admin-webstores.controller.js';
import { ServiceAreaPicturesController } from './http/service-area-pictures.controller.js';
import { WebstoresController } from './http/webstores.controller.js';
import { StockPictureFiles } from './stock-pictures/stock-picture-files.js';
import { WebstoreModule } from './webstore.module.js';

@Module({
  imports: [WebstoreModule, PlacesModule],
  controllers: [WebstoresController, AdminWebstoresController, ServiceAreaPicturesController],
  providers: [StockPictureFiles],
})
export class WebstoreHttpModule {}
