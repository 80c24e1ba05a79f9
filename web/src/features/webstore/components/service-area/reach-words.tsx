import { LngLat } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { circleRadii, type MapPoint } from '#contracts/webstore/service-area-map.js';
import type { ServiceArea } from '#contracts/webstore/service-area.js';
import { readTowns, type Town } from '../../../../ground/towns.js';
import { serviceArea } from '../../../../texts/service-area.js';

const texts = serviceArea.map;
/** Number of towns named inside and outside of the circle. */
const named = { inside: 3, outside: 2 };
/** Largest distance of a mentioned town outside of the circle, in radii. */
const beyond = 2.5;
/** Meters within which a town is the market itself. */
const sameTown = 8_000;

/** Describes the map in words. */
export function ReachWords({ area, market }: { area: ServiceArea; market: MapPoint | undefined }) {
  const towns = useTowns();
  const { travelOption, travelDistance, serviceArea: name } = area;
  const reach = useMemo(
    () => (market && travelDistance !== null ? reachOf(market, circleRadii(travelDistance).outer, towns) : undefined),
    [market, travelDistance, towns],
  );
  if (travelOption === 'nationally') return <Words strong={texts.nationally} text={texts.nationallyHelp} />;
  if (travelOption === 'globally') return <Words strong={texts.globally} text={texts.globallyHelp} />;
  if (travelOption !== 'locally') return null;
  if (!reach || travelDistance === null) return name.trim() === '' ? null : <Words strong="" text={texts.unknown} />;
  return <Words strong={texts.around(name, travelDistance)} text={texts.reaches(reach.inside, reach.outside)} />;
}

const Words = ({ strong, text }: { strong: string; text: string }) => (
  <p aria-live="polite" className="text-14 text-muted">
    {strong !== '' && <strong className="font-strong text-ink">{strong} </strong>}
    {text}
  </p>
);

/** The largest towns within a circle, and the largest ones not far outside of it. */
function reachOf(market: MapPoint, radius: number, towns: readonly Town[]) {
  const middle = new LngLat(market.longitude, market.latitude);
  const inside: string[] = [];
  const outside: string[] = [];
  for (const { name, latitude, longitude } of towns) {
    const metres = middle.distanceTo(new LngLat(longitude, latitude));
    if (metres < sameTown || metres > beyond * radius) continue;
    const list = metres <= radius ? inside : outside;
    if (list.length < (metres <= radius ? named.inside : named.outside)) list.push(name);
    if (inside.length === named.inside && outside.length === named.outside) break;
  }
  return { inside, outside };
}

function useTowns(): readonly Town[] {
  const [towns, setTowns] = useState<readonly Town[]>([]);
  useEffect(() => {
    const reading = new AbortController();
    readTowns(reading.signal).then(setTowns, () => undefined);
    return () => reading.abort();
  }, []);
  return towns;
}
