import { Module } from '@nestjs/common';
import { PlacesModule } from '#src/platform/places/places.module.js';
import { PlaceSearchModule } from '#src/platform/places/search/place-search.module.js';
import { ChangeFeatureToggleHandler } from './commands/change-feature-toggle.js';
import { AddressSuggestionsHandler } from './queries/address-suggestions.js';
import { DocumentHandler } from './queries/document.js';
import { FeatureTogglesHandler } from './queries/feature-toggles.js';
import { GeocodeHandler } from './queries/geocode.js';
import { PlaceBySlugHandler } from './queries/place-by-slug.js';
import { PlaceSuggestionsHandler } from './queries/place-suggestions.js';
import { WhereAmIHandler } from './queries/where-am-i.js';

@Module({
  imports: [PlacesModule, PlaceSearchModule],
  providers: [
    ChangeFeatureToggleHandler,
    DocumentHandler,
    FeatureTogglesHandler,
    PlaceSuggestionsHandler,
    AddressSuggestionsHandler,
    GeocodeHandler,
    PlaceBySlugHandler,
    WhereAmIHandler,
  ],
})
export class ContentModule {}
