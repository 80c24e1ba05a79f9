import type { QueryClient } from '@tanstack/react-query';

/** Invalidates the queries of all operators' pages, since every action may change them. */
export const invalidateOperations = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('operations/') });
