import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Town } from '../ground/towns.js';

/** Largest number of names, so that the map remains one of vendors. */
const most = 24;
/** Minimum distance in pixels between two names, and between a name and a marker. */
const apart = { name: { x: 110, y: 44 }, marker: { x: 84, y: 42 } };
/** Margin in pixels in which a name would be cut off. */
const edge = 56;

/** The largest visible towns whose names touch neither each other nor a marker. */
export function townsInView(
  map: MapLibreMap,
  towns: readonly Town[],
  markers: readonly Pick<Town, 'latitude' | 'longitude'>[],
): Town[] {
  const bounds = map.getBounds();
  const { clientWidth: width } = map.getContainer();
  const taken = markers.map(({ latitude, longitude }) => map.project([longitude, latitude]));
  const shown: Town[] = [];
  for (const town of towns) {
    if (shown.length === most) break;
    if (!bounds.contains([town.longitude, town.latitude])) continue;
    const at = map.project([town.longitude, town.latitude]);
    const isTaken = taken.some((other, nth) => {
      const { x, y } = nth < markers.length ? apart.marker : apart.name;
      return Math.abs(other.x - at.x) < x && Math.abs(other.y - at.y) < y;
    });
    if (isTaken || at.x < edge || at.x > width - edge) continue;
    taken.push(at);
    shown.push(town);
  }
  return shown;
}
