import { GPUInitializationError, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useCallback, useEffect, useState } from 'react';
import type { MapArea } from '#contracts/directory/map-area.js';
import { siteSettings } from '../../../lib/site-settings.js';
import { useTheme } from '../../../lib/theme.js';
import { map as texts } from '../../../texts/map.js';
import { groundStyle, readOutlines, type Outlines } from './ground.js';
import { boundsOf } from './map-views.js';

setWorkerUrl(workerUrl);

const closest = 17;

function makeMap(container: HTMLElement, area: MapArea): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: siteSettings.mapStyleUrl ?? groundStyle(container, undefined),
    bounds: boundsOf(area),
    maxZoom: closest,
    minZoom: 1,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    // Whoever draws the tiles is named in full.
    attributionControl: siteSettings.mapStyleUrl === undefined ? false : { compact: false },
    locale: { 'Map.Title': texts.title },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/**
 * Draws a map into an element, with the style of the site's settings or on our own ground.
 * @param area what it shows at first
 */
export function useCanvas(area: MapArea) {
  const [map, setMap] = useState<MapLibreMap>();
  const [isMissing, setMissing] = useState(false);
  const [isPlain, setPlain] = useState(siteSettings.mapStyleUrl === undefined);
  const [first] = useState(area);
  const canvas = useCallback(
    (container: HTMLDivElement) => {
      let made: MapLibreMap;
      try {
        made = makeMap(container, first);
      } catch (error) {
        if (!(error instanceof GPUInitializationError)) throw error;
        setMissing(true);
        return () => undefined;
      }
      setMap(made);
      // A style that does not come leaves the ground, and the markers on it.
      made.on('error', () => {
        if (!made.isStyleLoaded()) setPlain(true);
      });
      return () => {
        setMap(undefined);
        made.remove();
      };
    },
    [first],
  );
  useGround(isPlain ? map : undefined);
  return { canvas, map, isMissing, isPlain };
}

/** Land and borders in the colours of the theme, also when that changes. */
function useGround(map: MapLibreMap | undefined): void {
  const [outlines, setOutlines] = useState<Outlines>();
  const theme = useTheme();
  useEffect(() => {
    if (!map) return;
    const given = new AbortController();
    // Without them the ground is plain.
    readOutlines(given.signal).then(setOutlines, () => undefined);
    return () => given.abort();
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const draw = () => void map.setStyle(groundStyle(map.getContainer(), outlines), { diff: true });
    draw();
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', draw);
    return () => dark.removeEventListener('change', draw);
  }, [map, outlines, theme]);
}
