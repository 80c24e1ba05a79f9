import { GPUInitializationError, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useCallback, useEffect, useState } from 'react';
import type { MapArea } from '#contracts/directory/map-area.js';
import { siteSettings } from '../base/site-settings.js';
import { readDetails } from '../ground/details.js';
import { readNeighbours } from '../ground/neighbours.js';
import { readOutlines } from '../ground/outlines.js';
import { useTheme } from '../lib/theme.js';
import { map as texts } from '../texts/map.js';
import type { Point } from './distance-rings.js';
import { closeUp, groundStyle, type GroundParts } from './ground.js';
import { boundsOf } from './map-views.js';

setWorkerUrl(workerUrl);

const closest = 17;
/** Milliseconds after which our own background is used instead of waiting for a style. */
const timeout = 6_000;

function makeMap(container: HTMLElement, area: MapArea): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: siteSettings.mapStyleUrl ?? groundStyle(container, {}),
    bounds: boundsOf(area),
    maxZoom: closest,
    minZoom: 1,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    // The sources of the tiles are credited in full.
    attributionControl: siteSettings.mapStyleUrl === undefined ? false : { compact: false },
    locale: { 'Map.Title': texts.canvas },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Falls back to our own background if a style is missing or late; a tile that is missing later leaves a gap. */
function awaitStyle(map: MapLibreMap, onMissing: () => void): () => void {
  let isStyled = false;
  const giveUp = () => {
    if (!isStyled) onMissing();
  };
  const timer = setTimeout(giveUp, timeout);
  map.on('style.load', () => (isStyled = true));
  map.on('error', giveUp);
  return () => clearTimeout(timer);
}

/**
 * Draws a map into an element, with the style of the site's settings or on our own background.
 * @param area the initial view
 * @param middle the searched place, around which our own background has rings
 */
export function useCanvas(area: MapArea, middle: Point | undefined) {
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
      const stopWaiting = awaitStyle(made, () => setPlain(true));
      return () => {
        stopWaiting();
        setMap(undefined);
        made.remove();
      };
    },
    [first],
  );
  useGround(isPlain ? map : undefined, middle);
  return { canvas, map, isMissing, isPlain };
}

/** Called once, when a map first shows a part of the country, for which details are drawn. */
function whenClose(map: MapLibreMap, act: () => void): () => void {
  const look = () => {
    if (map.getZoom() < closeUp) return;
    map.off('zoom', look);
    act();
  };
  map.on('zoom', look);
  look();
  return () => void map.off('zoom', look);
}

/** Draws our own background in the colors of the current theme. */
function useGround(map: MapLibreMap | undefined, middle: Point | undefined): void {
  const [parts, setParts] = useState<GroundParts>({});
  const theme = useTheme();
  useEffect(() => {
    if (!map) return;
    const given = new AbortController();
    const add = (part: GroundParts) => setParts((before) => ({ ...before, ...part }));
    // Without them the background is plain.
    readOutlines(given.signal).then(
      (outlines) => add({ outlines }),
      () => undefined,
    );
    readNeighbours(given.signal).then(
      (neighbours) => add({ neighbours }),
      () => undefined,
    );
    const stopWatching = whenClose(map, () => {
      readDetails(given.signal).then(
        (details) => add({ details }),
        () => undefined,
      );
    });
    return () => {
      stopWatching();
      given.abort();
    };
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const draw = () => void map.setStyle(groundStyle(map.getContainer(), { ...parts, middle }), { diff: true });
    draw();
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', draw);
    return () => dark.removeEventListener('change', draw);
  }, [map, parts, middle, theme]);
}
