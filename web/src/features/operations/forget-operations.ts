import type { QueryClient } from '@tanstack/react-query';

/** What operators do changes what all their pages show. */
export const forgetOperations = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('operations/') });
