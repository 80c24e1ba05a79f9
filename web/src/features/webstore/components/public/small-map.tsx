import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readDetails } from '../../../../ground/details.js';
import { readNeighbours } from '../../../../ground/neighbours.js';
import { readOutlines } from '../../../../ground/outlines.js';
import { namesIn, pathOf, type GroundPoint, type SmallView } from '../../../../ground/small-ground.js';
import { readTowns } from '../../../../ground/towns.js';

interface SmallMapProps {
  middle: GroundPoint;
  /** The name of the center: `Austin, TX`. */
  place: string;
}

const size = { width: 720, height: 288 };
/** About 190 miles wide. */
const pixelsPerDegree = 260;
const mostNames = 7;

async function readGround({ signal }: { signal: AbortSignal }) {
  const [outlines, neighbours, details, towns] = await Promise.all([
    readOutlines(signal),
    readNeighbours(signal),
    readDetails(signal),
    readTowns(signal),
  ]);
  return { outlines, neighbours, details, towns };
}

type Ground = Awaited<ReturnType<typeof readGround>>;

const useGround = (): Ground | undefined =>
  useQuery({ queryKey: ['ground'], queryFn: readGround, staleTime: Infinity }).data;

function drawnAround(middle: GroundPoint, { outlines, neighbours, details, towns }: Ground) {
  const view: SmallView = { ...size, middle, pixelsPerDegree };
  const filled = (shape: GeoJSON.GeoJSON) => pathOf(view, shape, true);
  return {
    land: [filled(neighbours.land), filled(outlines.land)],
    urban: filled(details.urban),
    rivers: pathOf(view, details.rivers),
    lakes: filled(details.lakes),
    counties: pathOf(view, details.counties),
    borders: pathOf(view, outlines.borders) + pathOf(view, neighbours.borders),
    names: namesIn(view, towns, mostNames),
  };
}

/** A static map around a business: coast, counties, water, towns. */
export default function SmallMap({ middle, place }: SmallMapProps) {
  const data = useGround();
  const { latitude, longitude } = middle;
  const drawn = useMemo(() => data && drawnAround({ latitude, longitude }, data), [data, latitude, longitude]);
  if (!drawn) return null;
  const [x, y] = [size.width / 2, size.height / 2];
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      data-small-map
      className="size-full"
    >
      {drawn.land.map((path, nth) => (
        <path key={nth} d={path} className="fill-land stroke-line-strong" strokeWidth={0.75} />
      ))}
      <path d={drawn.urban} className="fill-urban" />
      <path d={drawn.rivers} fill="none" className="stroke-sea" strokeWidth={1.5} />
      <path d={drawn.lakes} className="fill-sea stroke-land-line" strokeWidth={0.5} />
      <path d={drawn.counties} fill="none" className="stroke-land-line" strokeWidth={0.75} strokeDasharray="4 3" />
      <path d={drawn.borders} fill="none" className="stroke-line-strong" strokeWidth={1} />
      <g className="map-name fill-muted text-12" textAnchor="middle">
        {drawn.names.map((name) => (
          <g key={`${name.name} ${name.x}`}>
            <circle cx={name.x} cy={name.y} r={2} className="fill-line-strong" />
            <text x={name.x} y={name.y + 16}>
              {name.name}
            </text>
          </g>
        ))}
      </g>
      <circle cx={x} cy={y} r={26} className="fill-action" opacity={0.14} />
      <circle cx={x} cy={y} r={7} className="fill-action stroke-surface" strokeWidth={2} />
      <text x={x} y={y + 30} textAnchor="middle" className="map-name fill-ink text-14 font-strong">
        {place}
      </text>
    </svg>
  );
}
