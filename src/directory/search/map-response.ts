import type { VendorClusterView, VendorMapView } from '#contracts/directory/directory.views.js';
import type { Point } from './clauses.js';
import type { ListingDocument } from '../index/listing-document.js';

interface Corner {
  lat: number;
  lon: number;
}

interface Cell {
  doc_count: number;
  middle: { location: Corner };
  extent: { bounds: { top_left: Corner; bottom_right: Corner } };
  first: { hits: { hits: { _source: Pick<ListingDocument, 'card' | 'location'> }[] } };
}

/** The part of the engine's response to `buildMapBody` that is read. */
export interface MapAggregations {
  onMap: { doc_count: number; cells: { buckets: Cell[] } };
  offMap: { doc_count: number };
}

/**
 * The vendors of a map as they are shown, the largest groups first.
 * @param nameOf returns the name of the place that a point belongs to
 */
export const parseMapResponse = (
  { onMap, offMap }: MapAggregations,
  nameOf: (point: Point) => string,
): VendorMapView => ({
  clusters: onMap.cells.buckets.map((cell) => clusterOf(cell, nameOf)),
  onMap: onMap.doc_count,
  offMap: offMap.doc_count,
});

function clusterOf(
  { doc_count: count, middle, extent, first }: Cell,
  nameOf: (point: Point) => string,
): VendorClusterView {
  const { top_left: topLeft, bottom_right: bottomRight } = extent.bounds;
  const found = first.hits.hits[0]?._source;
  const { lat: latitude, lon: longitude } = (count === 1 && found?.location) || middle.location;
  return {
    latitude,
    longitude,
    count,
    around: nameOf({ latitude, longitude }),
    area: { south: bottomRight.lat, west: topLeft.lon, north: topLeft.lat, east: bottomRight.lon },
    listing:
      count === 1 && found
        ? { ...found.card, distance: null, availability: null, freeDays: null, point: { latitude, longitude } }
        : null,
  };
}
