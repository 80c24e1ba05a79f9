import { useState } from 'react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import type { NamedPlace } from '../../lib/places.js';
import { useServices } from '../../lib/services.js';

/** `refused`: the browser does not share the location; `failed`: it does not know it, or no town is near. */
export type NearMeState = 'idle' | 'asking' | 'refused' | 'failed';

const limitMs = 10_000;

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    if (!('geolocation' in navigator)) reject(new Error('This browser has no geolocation'));
    else navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: limitMs, maximumAge: 600_000 });
  });

/** About half a mile: enough to find the town, and no address. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

const isRefusal = (error: unknown) => (error as Partial<GeolocationPositionError>).code === 1;

/** Finds the town where the visitor is, if they ask for it and their browser allows it. */
export function useNearMe(onFound: (place: NamedPlace) => void) {
  const { api } = useServices();
  const [state, setState] = useState<NearMeState>('idle');
  const ask = async () => {
    setState('asking');
    try {
      const { coords } = await position();
      const query = { latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) };
      const { displayText } = await api.call(placesRoutes.geocode, { query });
      onFound({ displayText, slug: placeSlug(displayText) });
      setState('idle');
    } catch (error) {
      setState(isRefusal(error) ? 'refused' : 'failed');
    }
  };
  return { state, ask, forget: () => setState('idle') };
}
