import { queryOptions, useQuery } from '@tanstack/react-query';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { formatPlace } from '../../base/format.js';
import type { ApiClient } from '../../lib/api-client.js';
import { useServices } from '../../lib/services.js';
import { placeQuery, type NamedPlace } from '../../lib/places.js';

const most = 4;

/** The place of this device; null if it is unknown. Requested once and kept until another user signs in (OP-139). */
export const hereQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['where-am-i'],
    queryFn: async ({ signal }) => {
      const { getWhereAmI } = await import('../../lib/device-calls.js');
      return getWhereAmI(api, signal);
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });

/**
 * Cities near the searched place, or near the user, for an empty field. None until they are requested and loaded: their
 * list is separate code and data.
 */
export function useNearbyCities(slug: string | undefined, isWanted: boolean): NamedPlace[] {
  const { api } = useServices();
  const { data: place } = useQuery({ ...placeQuery(api, slug ?? ''), enabled: isWanted && slug !== undefined });
  const { data: here } = useQuery({ ...hereQuery(api), enabled: isWanted && slug === undefined });
  const middle = slug === undefined ? here : place;
  const { data: cities = [] } = useQuery({
    queryKey: ['nearby-cities', middle],
    queryFn: async ({ signal }): Promise<NamedPlace[]> => {
      if (!middle) return [];
      const [{ readTowns }, { townsAround }] = await Promise.all([
        import('../../ground/towns.js'),
        import('../../ground/towns-around.js'),
      ]);
      return townsAround(await readTowns(signal), middle, most).map(({ name, state }) => {
        const displayText = formatPlace(name, state);
        return { slug: placeSlug(displayText), displayText };
      });
    },
    enabled: isWanted && Boolean(middle),
    staleTime: Infinity,
    retry: false,
  });
  return cities;
}
