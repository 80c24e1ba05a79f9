import { Marker as MapLibreMarker, type Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface MarkerProps {
  map: MapLibreMap;
  latitude: number;
  longitude: number;
  /** Stacking order. */
  level: 0 | 1 | 2;
  children: ReactNode;
}

/** Positions its content at a point of the map. */
export function Marker({ map, latitude, longitude, level, children }: MarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<MapLibreMarker>(null);
  useEffect(() => {
    const added = new MapLibreMarker({ element }).setLngLat([longitude, latitude]).addTo(map);
    marker.current = added;
    // The content has a name of its own.
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    return () => void added.remove();
  }, [map, element, latitude, longitude]);
  useEffect(() => {
    const style = marker.current?.getElement().style;
    if (!style) return;
    style.zIndex = String(level);
    // Names of towns ignore pointers.
    style.pointerEvents = level === 0 ? 'none' : '';
  }, [level]);
  return createPortal(children, element);
}
