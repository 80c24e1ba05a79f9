import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { readTowns, type Town } from '../ground/towns.js';
import type { Point } from './distance-rings.js';
import type { MapView } from './map-views.js';
import { Marker } from './marker.js';
import { townsInView } from './towns-in-view.js';

interface TownNamesProps {
  map: MapLibreMap;
  view: MapView | undefined;
  /** Points of markers and of other names, which no name may cover. */
  taken: readonly Point[];
}

/** Names on the map without tiles, for orientation. Hidden from screen readers, because markers have texts. */
export function TownNames({ map, view, taken }: TownNamesProps) {
  const [towns, setTowns] = useState<Town[]>([]);
  useEffect(() => {
    const reading = new AbortController();
    readTowns(reading.signal).then(setTowns, () => undefined);
    return () => reading.abort();
  }, []);
  const shown = useMemo(() => (view ? townsInView(map, towns, taken) : []), [map, towns, view, taken]);
  return shown.map(({ name, latitude, longitude }) => (
    <Marker key={`${name} ${latitude} ${longitude}`} map={map} latitude={latitude} longitude={longitude} level={0}>
      <span aria-hidden className="pointer-events-none grid justify-items-center text-12 text-muted map-name">
        <span className="size-1 rounded-full bg-line-strong" />
        <span className="max-w-28 truncate">{name}</span>
      </span>
    </Marker>
  ));
}
