import type { Map as MapLibreMap } from 'maplibre-gl';
import { map as texts } from '../../../texts/map.js';
import { pointAt, ringMiles, type Point } from '../../../map/distance-rings.js';
import type { MapView } from '../../../map/map-views.js';
import { Marker } from '../../../map/marker.js';

interface RingNamesProps {
  map: MapLibreMap;
  view: MapView | undefined;
  middle: Point;
  /** Areas that a name must not cover. */
  markers: readonly Point[];
}

/** Minimum distance in pixels between two rings with names, and between a name and a marker above or below. */
const apart = 36;
/** Margin in pixels at the upper edge in which a name would be cut off. */
const edge = 12;

/**
 * Labels of the rings around a searched place. Hidden from screen readers, because cards and markers contain the
 * distance.
 */
export function RingNames({ map, view, middle, markers }: RingNamesProps) {
  if (!view) return null;
  const centre = map.project([middle.longitude, middle.latitude]);
  const taken = markers.map(({ latitude, longitude }) => map.project([longitude, latitude]));
  return ringMiles.map((miles) => {
    const { latitude, longitude } = pointAt(middle, miles, 0);
    const at = map.project([longitude, latitude]);
    const isHidden = taken.some(({ x, y }) => Math.abs(x - at.x) < 2 * apart && Math.abs(y - at.y) < apart);
    return isHidden || at.y < edge || centre.y - at.y < apart ? null : (
      <Marker key={miles} map={map} latitude={latitude} longitude={longitude} level={0}>
        <span aria-hidden className="pointer-events-none rounded-full bg-land px-1.5 text-12 text-muted">
          {texts.ring(miles)}
        </span>
      </Marker>
    );
  });
}
