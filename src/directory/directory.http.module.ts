import { Module } from '@nestjs/common';
import { DirectoryModule } from './directory.module.js';
import { DirectoryController } from './http/directory.controller.js';
import { SiteMapController } from './http/site-map.controller.js';
import { SiteMapPages } from './site-map/site-map-pages.js';

@Module({
  imports: [DirectoryModule],
  controllers: [DirectoryController, SiteMapController],
  providers: [SiteMapPages],
})
export class DirectoryHttpModule {}
