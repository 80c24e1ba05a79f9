import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { MapSearch } from '#contracts/directory/directory-search.query.js';
import type { VendorMapView } from '#contracts/directory/directory.views.js';
import { buildMapBody } from '../search/build-map-body.js';
import { ListingSearch } from '../search/listing-search.js';
import { parseMapResponse, type MapAggregations } from '../search/map-response.js';
import { refuseUnknownIds } from '../search/refuse-unknown-ids.js';
import { SearchedPlaces } from '../search/searched-places.js';

/** Returns the locations of a search's webstores in an area of the map: one call of the engine, no SQL. */
export class VendorMap extends Query<VendorMapView> {
  constructor(readonly search: MapSearch) {
    super();
  }
}

@QueryHandler(VendorMap)
export class VendorMapHandler implements IQueryHandler<VendorMap> {
  constructor(
    private readonly listings: ListingSearch,
    private readonly places: SearchedPlaces,
  ) {}

  async execute({ search }: VendorMap): Promise<VendorMapView> {
    refuseUnknownIds(search);
    const body = buildMapBody(search, this.places.areas(search.filters.serviceAreas));
    const { aggregations } = await this.listings.search(body);
    return parseMapResponse(aggregations as unknown as MapAggregations, (point) => this.places.nameOf(point));
  }
}
