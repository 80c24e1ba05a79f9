import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../../base/lazy-part.js';
import { useCameIntoView } from '../../../../lib/use-came-into-view.js';
import { serviceArea } from '../../../../texts/service-area.js';
import { Spinner } from '../../../../ui/spinner.js';
import type { ServiceAreaMapProps } from './service-area-props.js';

const ServiceAreaMap = lazyPart(() => import('./service-area-map.js'));

/** Reserves the space of the map, whose code is loaded once it is scrolled into view. */
export function ServiceAreaMapPlace(props: ServiceAreaMapProps) {
  const { ref, hasCome } = useCameIntoView();
  const loading = (
    <p role="status">
      <Spinner />
      <span className="sr-only">{serviceArea.map.loading}</span>
    </p>
  );
  return (
    <div ref={ref} className="grid gap-3">
      {hasCome ? (
        <Suspense fallback={<Frame>{loading}</Frame>}>
          <ServiceAreaMap {...props} />
        </Suspense>
      ) : (
        <Frame>{null}</Frame>
      )}
    </div>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="grid h-80 place-items-center rounded-card bg-land desk:h-96">{children}</div>
);
