import '../../../../map/map.css';
import { useQuery } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { MapPinOff } from 'lucide-react';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { addressOf, storeAddress, type ServiceArea } from '#contracts/webstore/service-area.js';
import {
  addressZoom,
  circleRadii,
  mapPositionOf,
  zoomToFit,
  type MapPoint,
  type MapPosition,
} from '#contracts/webstore/service-area-map.js';
import { MapControls } from '../../../../map/map-controls.js';
import { firstArea } from '../../../../map/map-views.js';
import { Marker } from '../../../../map/marker.js';
import { TownNames } from '../../../../map/town-names.js';
import { useCanvas } from '../../../../map/use-canvas.js';
import { useMapView } from '../../../../map/use-map-view.js';
import { placeQuery } from '../../../../lib/places.js';
import { useServices } from '../../../../lib/services.js';
import { serviceArea } from '../../../../texts/service-area.js';
import { StatePanel } from '../../../../ui/state-panel.js';
import { CircleOverlay } from './circle-overlay.js';
import { ReachWords } from './reach-words.js';
import type { ServiceAreaMapProps } from './service-area-props.js';

/** Largest share of the outer circle in the map's height, which leaves space for the label of the distance. */
const fill = 0.92;
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The map of a service area: the market with two circles around it, or the address (WS-139, WS-148). */
export default function ServiceAreaMap({ area, focus }: ServiceAreaMapProps) {
  const { market, address } = usePoints(area);
  const miles = area.travelOption === 'locally' ? area.travelDistance : null;
  const center = market ?? address;
  const { canvas, map, isMissing, isPlain } = useCanvas(firstArea(undefined, center), undefined);
  const view = useMapView(map);
  const isAtAddress = focus === 'address' && address !== undefined;
  const position = isAtAddress
    ? { center: address, zoom: addressZoom }
    : mapPositionOf({ ...area, travelDistance: miles, market, address });
  usePosition(map, position, isAtAddress || !market ? null : miles);
  const middle = isAtAddress ? address : center;
  const isNowhere = !middle && (area.travelOption === null || area.travelOption === 'locally');
  const isCircleShown = market !== undefined && miles !== null;
  return (
    <>
      <section
        aria-label={serviceArea.map.title}
        data-zoom={position.zoom}
        className="relative h-80 overflow-hidden rounded-card bg-land desk:h-96 [&_.maplibregl-canvas-container]:touch-pan-y"
      >
        {isMissing ? <StatePanel icon={MapPinOff} title={serviceArea.map.missing} text="" /> : null}
        <div ref={canvas} className="size-full" />
        {isNowhere && (
          <p className="absolute inset-x-3 top-3 z-5 mx-auto w-fit rounded-card bg-surface px-4 py-2 text-14 shadow-float">
            {serviceArea.map.nowhere}
          </p>
        )}
        {map && isPlain && <TownNames map={map} view={view} taken={middle ? [middle] : []} />}
        {map && view && isCircleShown && <CircleOverlay map={map} center={market} miles={miles} />}
        {map && middle && <MarketMarker map={map} point={middle} name={isAtAddress ? '' : area.serviceArea} />}
        <div className="absolute right-3 bottom-3 z-5">
          <MapControls onZoomIn={() => map?.zoomIn()} onZoomOut={() => map?.zoomOut()}>
            {null}
          </MapControls>
        </div>
      </section>
      <ReachWords area={area} market={market} />
    </>
  );
}

/** The coordinates of the market and the business, if they are known. */
function usePoints(area: ServiceArea): { market: MapPoint | undefined; address: MapPoint | undefined } {
  const { api } = useServices();
  const slug = /,\s*[A-Za-z]{2}$/.test(area.serviceArea) ? placeSlug(area.serviceArea) : '';
  const { data } = useQuery({ ...placeQuery(api, slug), enabled: slug !== '' });
  const { latitude, longitude } = storeAddress(area) ?? addressOf(area.addresses, 'business') ?? {};
  return useMemo(
    () => ({
      market: slug !== '' && data ? { latitude: data.latitude, longitude: data.longitude } : undefined,
      address: typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined,
    }),
    [slug, data, latitude, longitude],
  );
}

/** Moves the map to a position, and zooms out if a circle would be cut off. */
function usePosition(map: MapLibreMap | undefined, { center, zoom }: MapPosition, miles: number | null): void {
  const { latitude, longitude } = center;
  useEffect(() => {
    if (!map) return;
    const { clientHeight, clientWidth } = map.getContainer();
    const pixels = Math.min(clientHeight, clientWidth) * fill;
    const most = miles === null ? zoom : zoomToFit(latitude, 2 * circleRadii(miles as 25).outer, pixels);
    const target = { center: [longitude, latitude] as [number, number], zoom: Math.min(zoom, most) };
    if (prefersReducedMotion()) map.jumpTo(target);
    else map.easeTo({ ...target, duration: 200 });
  }, [map, latitude, longitude, zoom, miles]);
  useEffect(() => {
    // Scrolling the page must not move the map: only its buttons, keys and dragging do.
    map?.scrollZoom.disable();
    if (window.matchMedia('(pointer: coarse)').matches) map?.dragPan.disable();
  }, [map]);
}

const MarketMarker = ({ map, point, name }: { map: MapLibreMap; point: MapPoint; name: string }) => (
  <Marker map={map} {...point} level={1}>
    <span aria-hidden className="pointer-events-none relative grid justify-items-center">
      <span className="absolute bottom-full mb-1 text-14 font-strong whitespace-nowrap text-plum-dark">
        {name.replace(/,\s*[A-Za-z]{2}$/, '')}
      </span>
      <span className="size-3.5 rounded-full border-2 border-surface bg-action" />
    </span>
  </Marker>
);
