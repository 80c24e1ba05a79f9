import type { Map as MapLibreMap } from 'maplibre-gl';
import { Button } from 'react-aria-components/Button';
import { tv } from 'tailwind-variants/lite';
import type { VendorClusterView } from '#contracts/directory/directory.views.js';
import { formatNumber } from '../../../base/format.js';
import { map as texts } from '../../../texts/map.js';
import { BrandMark } from '../../../ui/brand-mark.js';
import { Marker } from '../../../map/marker.js';
import { nameOf } from './map-words.js';
import { MiniCard } from './mini-card.js';
import type { Lit } from '../use-lit.js';

interface VendorMarkerProps {
  map: MapLibreMap;
  cluster: VendorClusterView;
  isLit: boolean;
  lit: Lit;
  /** Whether to show a preview above it while it is highlighted. */
  previews: boolean;
  onPress: () => void;
}

const style = tv({
  base: 'grid cursor-pointer place-items-center rounded-full text-14 font-strong outline-0 transition-transform focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum forced-colors:border',
  variants: {
    kind: {
      one: 'size-8 border border-action bg-surface text-plum',
      chosen: 'size-8 border-2 border-surface bg-action text-on-action',
      group: 'border-4 border-blush bg-action bg-clip-padding text-on-action hover:bg-action-hover',
    },
    isLit: { true: 'scale-125' },
    size: { small: 'size-10', medium: 'size-12', large: 'size-14' },
  },
});

const sizeOf = (count: number) => (count < 10 ? 'small' : count < 100 ? 'medium' : 'large');

/** One vendor, or the number of vendors that are too close to each other. Keyboards have the markers as a list. */
export function VendorMarker({ map, cluster, isLit, lit, previews, onPress }: VendorMarkerProps) {
  const { latitude, longitude, count, listing } = cluster;
  const { onPointerEnter, onPointerLeave } = lit.watch(listing?.id ?? '');
  const preview = listing && isLit && previews ? listing : undefined;
  return (
    <Marker map={map} latitude={latitude} longitude={longitude} level={isLit ? 2 : 1}>
      <div className="relative" {...(listing ? { onPointerEnter, onPointerLeave } : {})}>
        <Button
          excludeFromTabOrder
          data-marker={listing?.id ?? ''}
          data-lit={isLit || undefined}
          aria-label={listing ? nameOf(cluster) : texts.open(nameOf(cluster))}
          onPress={onPress}
          className={
            listing
              ? style({ kind: isLit ? 'chosen' : 'one', isLit })
              : style({ kind: 'group', isLit, size: sizeOf(count) })
          }
        >
          {listing ? <BrandMark className="size-4.5" /> : formatNumber(count)}
        </Button>
        {preview && (
          <div className={`absolute w-72 max-w-[80vw] ${sideOf(map, cluster)}`}>
            <MiniCard listing={preview} tabIndex={-1} />
          </div>
        )}
      </div>
    </Marker>
  );
}

/** The position of a preview: above, or below near the upper edge; shifted near the sides. */
function sideOf(map: MapLibreMap, { latitude, longitude }: VendorClusterView): string {
  const { x, y } = map.project([longitude, latitude]);
  const width = map.getContainer().clientWidth;
  const upright = y < 150 ? 'top-full pt-3' : 'bottom-full pb-3';
  if (x < 160) return `${upright} left-0`;
  return x > width - 160 ? `${upright} right-0` : `${upright} left-1/2 -translate-x-1/2`;
}
