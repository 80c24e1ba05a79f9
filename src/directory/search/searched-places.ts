import { Injectable } from '@nestjs/common';
import type { ServiceArea } from './filter-clauses.js';
import type { Point } from './clauses.js';

/** What a search needs to know of places; answered in process. */
@Injectable()
export class SearchedPlaces {
  /** The places behind the ids of a service area filter; unknown ids are left out. */
  areas(_placeIds: readonly number[]): ServiceArea[] {
    return [];
  }

  /** The name of the nearest place, as people write it: 'Austin, TX'. */
  nameOf(_point: Point): string {
    return '';
  }
}
