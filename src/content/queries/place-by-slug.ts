import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PlaceView } from '#contracts/content/places.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { PLACES, type Places } from '#src/platform/places/port/places.js';
import { placeView } from '../public/place-view.js';

/** The place in the URL of a directory page (DIR-9, DIR-10). */
export class PlaceBySlug extends Query<PlaceView> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(PlaceBySlug)
export class PlaceBySlugHandler implements IQueryHandler<PlaceBySlug> {
  constructor(@Inject(PLACES) private readonly places: Places) {}

  /** @throws Refusal `place-not-found` */
  async execute({ slug }: PlaceBySlug): Promise<PlaceView> {
    const place = this.places.placeOfSlug(slug);
    if (!place) throw new Refusal('place-not-found', 'No place in the United States or Canada has this name.');
    return placeView(place);
  }
}
