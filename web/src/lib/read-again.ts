import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads data again that changed on the server. A first read that is in progress is waited for and repeated, because it may
 * have been answered before the change; `invalidateQueries` alone would take its answer for the new one.
 */
export async function readAgain(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  await queryClient.refetchQueries({ ...filters, fetchStatus: 'fetching' }, { cancelRefetch: false });
  await queryClient.invalidateQueries(filters);
}
