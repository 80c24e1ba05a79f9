import type { Map as MapLibreMap, MapMovementEvent } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { writeArea, type MapArea } from '#contracts/directory/map-area.js';
import { boundsOf, isSameView, viewOf, type MapView } from '../../../map/map-views.js';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves a map to the searched area, and knows what is visible.
 * @param area the searched area; the map moves when it changes
 */
export function useView(map: MapLibreMap | undefined, area: MapArea) {
  const name = writeArea(area);
  const [view, setView] = useState<MapView>();
  /** The search from which the user has moved the map away. */
  const [movedFrom, setMovedFrom] = useState<string>();
  const byHand = useRef(false);
  const wanted = useRef(area);
  useEffect(() => {
    wanted.current = area;
  });
  useEffect(() => {
    if (!map) return;
    const started = ({ originalEvent }: MapMovementEvent) => {
      if (originalEvent) byHand.current = true;
    };
    const ended = () => {
      setView(viewOf(map));
      if (byHand.current) setMovedFrom(name);
      byHand.current = false;
    };
    const listening = [map.on('movestart', started), map.on('moveend', ended)];
    if (!isSameView(viewOf(map).area, wanted.current))
      map.fitBounds(boundsOf(wanted.current), { animate: !prefersReducedMotion() });
    else queueMicrotask(ended);
    return () => listening.forEach((one) => one.unsubscribe());
  }, [map, name]);
  const go = (move: (options: { animate: boolean }) => void) => {
    byHand.current = true;
    move({ animate: !prefersReducedMotion() });
  };
  return {
    view,
    hasMoved: movedFrom === name,
    zoomIn: () => go((options) => map?.zoomIn(options)),
    zoomOut: () => go((options) => map?.zoomOut(options)),
    show: (part: MapArea) => go((options) => map?.fitBounds(boundsOf(part), { padding: 64, maxZoom: 16, ...options })),
  };
}
