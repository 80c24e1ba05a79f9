import { Marker as MapLibreMarker, type Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface MarkerProps {
  map: MapLibreMap;
  latitude: number;
  longitude: number;
  /** What stands above what. */
  level: 0 | 1 | 2;
  children: ReactNode;
}

/** Keeps what it holds at a point of the map. */
export function Marker({ map, latitude, longitude, level, children }: MarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<MapLibreMarker>(null);
  useEffect(() => {
    const added = new MapLibreMarker({ element }).setLngLat([longitude, latitude]).addTo(map);
    marker.current = added;
    // What it holds says what it is.
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    return () => void added.remove();
  }, [map, element, latitude, longitude]);
  useEffect(() => {
    const style = marker.current?.getElement().style;
    if (!style) return;
    style.zIndex = String(level);
    // Names of towns are no obstacle to a finger.
    style.pointerEvents = level === 0 ? 'none' : '';
  }, [level]);
  return createPortal(children, element);
}
