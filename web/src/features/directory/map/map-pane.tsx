import '../../../map/map.css';
import { useQuery } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { MapPinOff } from 'lucide-react';
import { useMemo } from 'react';
import type { VendorClusterView } from '#contracts/directory/directory.views.js';
import type { MapArea } from '#contracts/directory/map-area.js';
import { useServices } from '../../../lib/services.js';
import { map as texts } from '../../../texts/map.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { AreaButton } from './area-button.js';
import { joinClusters, keyOf } from './join-clusters.js';
import { litCluster } from './lit-cluster.js';
import { MapControls } from '../../../map/map-controls.js';
import { MapNotes } from './map-notes.js';
import type { MapProps } from './map-props.js';
import { ringEnds, type Point } from '../../../map/distance-rings.js';
import { RingNames } from './ring-names.js';
import { TownNames } from '../../../map/town-names.js';
import { firstArea, type MapView } from '../../../map/map-views.js';
import { MarkerList } from './marker-list.js';
import { useCanvas } from '../../../map/use-canvas.js';
import { useView } from './use-view.js';
import { vendorMapQuery } from './vendor-map-query.js';
import { VendorMarker } from './vendor-marker.js';

interface MapPaneProps extends MapProps {
  /** Whether cards are shown below the map, so that markers need none. */
  previews?: boolean;
  /** Called when a marker was pressed. */
  onChoose?: (cluster: VendorClusterView) => void;
}

const emptyArea: MapArea = { south: 0, west: 0, north: 0, east: 0 };
/** Rounding in degrees, so that nearly equal areas have the same address. */
const tiny = 0.0005;

/** The map of a search: its vendors in the visible part, and a button to search that part. */
export default function MapPane({ directory, lit, previews = true, onChoose }: MapPaneProps) {
  const { address, search } = directory;
  const { api } = useServices();
  const place = search.criteria.place;
  const first = firstArea(address.area, search.place, search.place?.isState === true);
  const { canvas, map, isMissing, isPlain } = useCanvas(first, place);
  const { view, hasMoved, zoomIn, zoomOut, show } = useView(map, first);
  const vendors = useQuery({
    ...vendorMapQuery(api, search.criteria, view?.area ?? emptyArea),
    enabled: view !== undefined && search.isReady && search.refusal === undefined,
  });
  const found = vendors.data;
  const clusters = useMemo(() => joinClusters(found?.clusters ?? [], view?.zoom ?? 0), [found, view?.zoom]);
  const searchArea = (area: MapArea | undefined) => directory.change({ area });
  const press = (cluster: VendorClusterView) => {
    const { area, listing } = cluster;
    if (listing) return onChoose ? onChoose(cluster) : choose(listing.id);
    const isOneAddress = area.north - area.south < tiny && area.east - area.west < tiny;
    if (isOneAddress) searchArea(around(area));
    else show(area);
  };
  const choose = (id: string) => {
    lit.light(id);
    document.querySelector(`[data-listing="${id}"]`)?.closest('li')?.scrollIntoView({ block: 'nearest' });
  };
  if (isMissing) return <NoMap />;
  return (
    <div className="relative size-full">
      <div ref={canvas} className="size-full" />
      {map && isPlain && <Names map={map} view={view} place={place} clusters={clusters} />}
      {map &&
        clusters.map((cluster) => (
          <VendorMarker
            key={keyOf(cluster)}
            map={map}
            cluster={cluster}
            isLit={cluster === litCluster(clusters, search.cards, lit.id)}
            lit={lit}
            previews={previews}
            onPress={() => press(cluster)}
          />
        ))}
      <AreaButton
        searched={address.area !== undefined}
        moved={hasMoved}
        onSearch={() => view && searchArea(view.area)}
        onLeave={() => searchArea(undefined)}
      />
      {/* Visible even if the bottom of the map is below the window. */}
      <div className="pointer-events-none absolute inset-0 z-5 flex flex-col justify-end">
        <div className="sticky bottom-0 flex items-end justify-between gap-4 p-4 pb-6 *:pointer-events-auto">
          <MapNotes found={found} failed={vendors.isError} inArea={address.area !== undefined} />
          <MapControls onZoomIn={zoomIn} onZoomOut={zoomOut}>
            <MarkerList clusters={clusters} lit={lit} onPress={press} />
          </MapControls>
        </div>
      </div>
    </div>
  );
}

interface NamesProps {
  map: MapLibreMap;
  view: MapView | undefined;
  place: Point | undefined;
  clusters: readonly VendorClusterView[];
}

/** Names on the map without tiles: of towns, and of the rings around a searched place, without overlaps. */
function Names({ map, view, place, clusters }: NamesProps) {
  const taken = useMemo(() => [...clusters, ...(place ? ringEnds(place) : [])], [clusters, place]);
  return (
    <>
      <TownNames map={map} view={view} taken={taken} />
      {place && <RingNames map={map} view={view} middle={place} markers={clusters} />}
    </>
  );
}

const around = ({ south, west, north, east }: MapArea): MapArea => ({
  south: south - tiny,
  west: west - tiny,
  north: north + tiny,
  east: east + tiny,
});

const NoMap = () => (
  <div className="p-6">
    <StatePanel icon={MapPinOff} title={texts.missing.title} text={texts.missing.text} />
  </div>
);
