import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { placeKey, placeSlug } from '#contracts/shared/place-slug.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { lazyPart } from '../../../../base/lazy-part.js';
import { useServices } from '../../../../lib/services.js';
import { routeQuery } from '../../../../lib/route-query.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { placeOf } from '../../webstore-facts.js';

/** Code and map data are loaded separately, for readers who scroll this far. */
const SmallMap = lazyPart(() => import('./small-map.js'));

/** A small map around a business, drawn shortly before it becomes visible; absent without a place. */
export function WhereMap({ webstore }: { webstore: PublicWebstoreView }) {
  const { api } = useServices();
  const figure = useRef<HTMLElement>(null);
  const isNear = useIsNear(figure);
  const place = placeOf(webstore);
  const slug = placeSlug(place);
  const [address] = webstore.addresses;
  const { latitude = null, longitude = null } = address ?? {};
  const own = latitude === null || longitude === null ? undefined : { latitude, longitude };
  const isPlace = placeKey(slug) !== undefined;
  const { data: town } = useQuery({
    ...routeQuery(api, placesRoutes.placeBySlug, { params: { slug } }),
    enabled: isNear && own === undefined && isPlace,
    staleTime: Infinity,
    retry: false,
  });
  if (own === undefined && !isPlace) return null;
  const middle = own ?? town;
  return (
    <figure
      ref={figure}
      role="img"
      aria-label={texts.mapOf(place)}
      className="mb-12 h-48 overflow-hidden rounded-card border border-hairline bg-sea tablet:h-60 noscript:hidden print:empty:hidden"
    >
      {isNear && middle && (
        <Suspense>
          <SmallMap middle={middle} place={place} />
        </Suspense>
      )}
    </figure>
  );
}

/** Returns whether an element is visible, or close to that. */
function useIsNear(element: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '160px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
