import type { VendorClusterView } from '#contracts/directory/directory.views.js';
import type { MapArea } from '#contracts/directory/map-area.js';

/** Minimum distance in pixels between the centers of two markers. */
const apart = 56;
/** Circumference of the earth in pixels at zoom 0. */
const around = 512;

/** Mercator: the position of a point on a map of this zoom, in pixels. */
function pixelsOf({ latitude, longitude }: Pick<VendorClusterView, 'latitude' | 'longitude'>, zoom: number) {
  const size = around * 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return { x: (longitude / 360 + 0.5) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

const unionOf = (one: MapArea, other: MapArea): MapArea => ({
  south: Math.min(one.south, other.south),
  west: Math.min(one.west, other.west),
  north: Math.max(one.north, other.north),
  east: Math.max(one.east, other.east),
});

function join(one: VendorClusterView, other: VendorClusterView): VendorClusterView {
  const count = one.count + other.count;
  const middle = (side: 'latitude' | 'longitude') => (one[side] * one.count + other[side] * other.count) / count;
  return {
    latitude: middle('latitude'),
    longitude: middle('longitude'),
    count,
    around: one.around,
    area: unionOf(one.area, other.area),
    listing: null,
  };
}

/** Joins groups that would touch each other on a map of this zoom; no vendor is lost. */
export function joinClusters(clusters: readonly VendorClusterView[], zoom: number): VendorClusterView[] {
  const joined: VendorClusterView[] = [];
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const at = pixelsOf(cluster, zoom);
    const near = joined.findIndex((other) => {
      const { x, y } = pixelsOf(other, zoom);
      return Math.hypot(x - at.x, y - at.y) < apart;
    });
    const other = joined[near];
    if (other) joined[near] = join(other, cluster);
    else joined.push(cluster);
  }
  return joined.length < clusters.length ? joinClusters(joined, zoom) : joined;
}

/** The key of a marker, which is stable while it contains the same vendors. */
export const keyOf = ({ listing, count, latitude, longitude }: VendorClusterView): string =>
  listing?.id ?? `${count} ${latitude.toFixed(5)} ${longitude.toFixed(5)}`;
