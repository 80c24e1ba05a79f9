import { useQuery } from '@tanstack/react-query';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { formatPlace } from '../../base/format.js';
import { useServices } from '../../lib/services.js';
import { placeQuery, type NamedPlace } from '../../lib/places.js';

const most = 4;

/**
 * Cities near the searched place, or near the user, for an empty field. None until they are requested and loaded: their
 * list is separate code and data.
 */
export function useNearbyCities(slug: string | undefined, isWanted: boolean): NamedPlace[] {
  const { api } = useServices();
  const { data: place } = useQuery({ ...placeQuery(api, slug ?? ''), enabled: isWanted && slug !== undefined });
  const { data: here } = useQuery({
    queryKey: ['where-am-i'],
    queryFn: async ({ signal }) => {
      const { getWhereAmI } = await import('../../lib/device-calls.js');
      return getWhereAmI(api, signal);
    },
    enabled: isWanted && slug === undefined,
    staleTime: Infinity,
    retry: false,
  });
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
