import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PlaceView } from '#contracts/content/places.views.js';
import { PLACES, type Places } from '#src/platform/places/port/places.js';
import { placeView } from '../public/place-view.js';

/** Suggested places for a typed text (SYS-13, DIR-34). */
export class PlaceSuggestions extends Query<PlaceView[]> {
  constructor(
    readonly text: string,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(PlaceSuggestions)
export class PlaceSuggestionsHandler implements IQueryHandler<PlaceSuggestions> {
  constructor(@Inject(PLACES) private readonly places: Places) {}

  async execute({ text, limit }: PlaceSuggestions): Promise<PlaceView[]> {
    return this.places.placesLike(text, limit).map(placeView);
  }
}
