import { Module } from '@nestjs/common';
import { PlacesModule } from '../platform/places/places.module.js';
import { ChangeFeatureToggleHandler } from './commands/change-feature-toggle.js';
import { DocumentHandler } from './queries/document.js';
import { FeatureTogglesHandler } from './queries/feature-toggles.js';
import { GeocodeHandler } from './queries/geocode.js';
import { PlaceBySlugHandler } from './queries/place-by-slug.js';
import { PlaceSuggestionsHandler } from './queries/place-suggestions.js';
import { WhereAmIHandler } from './queries/where-am-i.js';

@Module({
  imports: [PlacesModule],
  providers: [
    ChangeFeatureToggleHandler,
    DocumentHandler,
    FeatureTogglesHandler,
    PlaceSuggestionsHandler,
    GeocodeHandler,
    PlaceBySlugHandler,
    WhereAmIHandler,
  ],
})
export class ContentModule {}
