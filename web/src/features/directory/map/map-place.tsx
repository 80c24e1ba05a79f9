import { Suspense } from 'react';
import { lazyPart } from '../../../base/lazy-part.js';
import { map as texts } from '../../../texts/map.js';
import { loadMapPane, loadMapScreen } from './load-map.js';
import type { MapProps } from './map-props.js';
import { useMapRoom } from './use-map-room.js';

const MapPane = lazyPart(loadMapPane);
const MapScreen = lazyPart(loadMapScreen);

/** The position of the map: the right half of wide screens, reserved from the start; the whole of small ones. */
export function MapPlace(props: MapProps) {
  const room = useMapRoom();
  return (
    <>
      <section
        aria-label={texts.title}
        className="sticky top-0 hidden h-dvh self-start border-l border-hairline bg-sunk split:block"
      >
        {room === 'beside' && (
          <Suspense fallback={<p className="p-6 text-14 text-muted">{texts.onItsWay}</p>}>
            <MapPane {...props} />
          </Suspense>
        )}
      </section>
      {room === 'alone' && (
        <Suspense>
          <MapScreen {...props} />
        </Suspense>
      )}
    </>
  );
}
