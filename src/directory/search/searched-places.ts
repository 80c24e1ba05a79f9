import { Inject, Injectable } from '@nestjs/common';
import type { PlaceView } from '#contracts/content/places.views.js';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { placeView } from '#src/content/public/place-view.js';
import { displayTextOf, PLACES, type Place, type Places } from '#src/platform/places/port/places.js';
import { fold } from '../index/fold.js';
import type { Point } from './clauses.js';
import type { ServiceArea } from './filter-clauses.js';

/** Resolves the places of searches from memory. */
@Injectable()
export class SearchedPlaces {
  constructor(@Inject(PLACES) private readonly places: Places) {}

  /**
   * The places behind the ids of a service area filter.
   * @throws InvalidInput naming `serviceAreas` when one of them is no place: without it the results would look complete
   */
  areas(placeIds: readonly number[]): ServiceArea[] {
    return placeIds.map((id) => {
      const place = this.places.placeOfId(id);
      if (!place) throw new InvalidInput({ serviceAreas: ['unknown-value'] });
      const { latitude, longitude } = place;
      return { latitude, longitude, marketKey: fold(displayTextOf(place)) };
    });
  }

  /** The name of the place that a point belongs to, as people write it: 'Austin, TX'; empty if there is none. */
  nameOf(point: Point): string {
    const place = this.places.placeNear(point);
    return place ? displayTextOf(place) : '';
  }

  /** Places with exactly this name, the most likely first. */
  named(text: string): readonly Place[] {
    return this.places.placesNamed(text);
  }

  /** Places whose name starts with the typed text, the most likely first. */
  like(text: string, limit: number): PlaceView[] {
    return this.places.placesLike(text, limit).map(placeView);
  }
}
