import type { Map as MapLibreMap } from 'maplibre-gl';
import { circleRadii, metresPerPixel, type MapPoint } from '#contracts/webstore/service-area-map.js';
import type { TravelDistance } from '#contracts/webstore/webstore-content.js';
import { serviceArea } from '../../../../texts/service-area.js';

interface CircleOverlayProps {
  map: MapLibreMap;
  center: MapPoint;
  miles: TravelDistance;
}

/** Two circles over the map: the travel distance, and a fifteenth of it (WS-140). Hidden from screen readers. */
export function CircleOverlay({ map, center, miles }: CircleOverlayProps) {
  const { x, y } = map.project([center.longitude, center.latitude]);
  const { outer, inner } = circleRadii(miles);
  const pixels = (metres: number) => metres / metresPerPixel(center.latitude, map.getZoom(), 512);
  const shape = { cx: x, cy: y };
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full text-plum">
      <circle
        {...shape}
        r={pixels(outer)}
        data-circle="outer"
        fill="currentColor"
        fillOpacity={0.12}
        stroke="currentColor"
        strokeWidth={2}
      />
      <circle {...shape} r={pixels(inner)} data-circle="inner" fill="currentColor" fillOpacity={0.25} />
      <text
        x={x}
        y={y + pixels(outer) - 10}
        textAnchor="middle"
        className="fill-plum-dark stroke-land text-14 font-strong"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {serviceArea.travel.miles(miles)}
      </text>
    </svg>
  );
}
