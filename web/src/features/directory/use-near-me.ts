import { useState } from 'react';
import type { NamedPlace } from '../../lib/places.js';
import { useServices } from '../../lib/services.js';

/** `refused`: the browser does not share the location; `failed`: it does not know it, or no town is near. */
export type NearMeState = 'idle' | 'asking' | 'refused' | 'failed';

const isRefusal = (error: unknown) => (error as Partial<GeolocationPositionError>).code === 1;

/** Finds the town where the visitor is, if they ask for it and their browser allows it. */
export function useNearMe(onFound: (place: NamedPlace) => void) {
  const { api } = useServices();
  const [state, setState] = useState<NearMeState>('idle');
  const ask = async () => {
    setState('asking');
    try {
      const { townHere } = await import('./town-here.js');
      onFound(await townHere(api));
      setState('idle');
    } catch (error) {
      setState(isRefusal(error) ? 'refused' : 'failed');
    }
  };
  return { state, ask, forget: () => setState('idle') };
}
