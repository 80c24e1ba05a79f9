import { Module } from '@nestjs/common';
import { ContentModule } from './content.module.js';
import { DocumentsController } from './http/documents.controller.js';
import { FeatureTogglesController } from './http/feature-toggles.controller.js';
import { PlacesController } from './http/places.controller.js';

@Module({ imports: [ContentModule], controllers: [DocumentsController, FeatureTogglesController, PlacesController] })
export class ContentHttpModule {}
