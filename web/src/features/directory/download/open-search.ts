import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { callTimeout, type ApiClient } from '../../../lib/api-client.js';

export type OpenSearchCriteria = Partial<Omit<DirectorySearch, 'cursor'>>;

/**
 * Searches through a file: the api returns the address of a page of results, which is fetched without any of our
 * headers. 24 results per page by default (DIR-42).
 * @throws ProblemError when the search fails; Error with the text of DIR-40 when the file cannot be fetched
 */
export async function openSearch(
  api: ApiClient,
  fetchFile: typeof fetch,
  query: OpenSearchCriteria,
  signal?: AbortSignal,
): Promise<WebstoreSearchView> {
  const { s3Url } = await api.call(directoryRoutes.openSearch, signal ? { query, signal } : { query });
  const timeout = AbortSignal.timeout(callTimeout);
  try {
    const answer = await fetchFile(s3Url, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return (await answer.json()) as WebstoreSearchView;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Error('Failed to fetch search payload from S3', { cause: error });
  }
}
