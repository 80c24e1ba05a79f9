import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { viewOf, type MapView } from './map-views.js';

/** The visible area of a map, updated while it moves. */
export function useMapView(map: MapLibreMap | undefined): MapView | undefined {
  const [view, setView] = useState<MapView>();
  useEffect(() => {
    if (!map) return undefined;
    const read = () => setView(viewOf(map));
    const listening = [map.on('move', read), map.on('resize', read), map.on('load', read)];
    queueMicrotask(read);
    return () => listening.forEach((one) => one.unsubscribe());
  }, [map]);
  return view;
}
