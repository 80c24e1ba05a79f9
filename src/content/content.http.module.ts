import { Module } from '@nestjs/common';
import { ContentModule } from './content.module.js';
import { FeatureTogglesController } from './http/feature-toggles.controller.js';
import { PlacesController } from './http/places.controller.js';

@Module({ imports: [ContentModule], controllers: [FeatureTogglesController, PlacesController] })
export class ContentHttpModule {}
