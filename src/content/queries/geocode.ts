import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GeocodeQuestion } from '#contracts/content/places.query.js';
import type { GeocodeView } from '#contracts/content/places.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { PLACES, type Places } from '#src/platform/places/port/places.js';
import { geocodeView } from './geocode-view.js';

/** The location of an address, a zipcode, a point or a place id (SYS-10). */
export class Geocode extends Query<GeocodeView> {
  constructor(readonly question: GeocodeQuestion) {
    super();
  }
}

@QueryHandler(Geocode)
export class GeocodeHandler implements IQueryHandler<Geocode> {
  constructor(@Inject(PLACES) private readonly places: Places) {}

  /** @throws Refusal `place-not-found` when it is unknown, or outside of the United States and Canada */
  async execute({ question }: Geocode): Promise<GeocodeView> {
    const found = await this.find(question);
    if (!found) throw new Refusal('place-not-found', 'No place in the United States or Canada matches this.');
    return geocodeView(found);
  }

  private find(question: GeocodeQuestion) {
    switch (question.by) {
      case 'address':
        return this.places.geocodeAddress(question.address);
      case 'zipcode':
        return this.places.geocodeZipcode(question.zipcode);
      case 'point':
        return this.places.geocodePoint(question);
      case 'placeId':
        return this.places.geocodePlaceId(question.placeId);
    }
  }
}
