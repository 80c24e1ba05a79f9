import { useQuery } from '@tanstack/react-query';
import { useServices, useUser } from '../../lib/services.js';
import { ownWebstoresQuery } from './api.js';

/** Whether a webstore belongs to the reader of its page; false until that is known. */
export function useOwns(webstoreId: string): boolean {
  const { api } = useServices();
  const user = useUser();
  const isVendor = user?.roles.includes('Vendor') === true;
  const own = useQuery({ ...ownWebstoresQuery(api, user?.id ?? ''), enabled: isVendor });
  return own.data?.results.some(({ id }) => id === webstoreId) === true;
}
