import { Client, errors, type estypes } from '@elastic/elasticsearch';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ServiceSettings } from '../config/service-settings.js';
import { ProbesDependency, type DependencyProbe } from '../outages/dependency-probe.js';

/** Timeout of a user's search in milliseconds; it then fails with 'unavailable'. */
export const searchTimeout = 1_500;

/** A response whose body has not been read yet. */
interface Body {
  text(): Promise<string>;
}

/**
 * The connection to Elasticsearch. It never retries by itself: a retry of a search would double the load of an engine
 * that is slow already, and a retry of a write could restore an older document.
 */
@Injectable()
@ProbesDependency()
export class SearchEngine implements DependencyProbe, OnApplicationShutdown {
  readonly dependency = 'search';
  readonly essential = false;
  readonly client: Client;

  constructor(settings: ServiceSettings) {
    this.client = new Client({
      nodes: [...settings.elasticsearchUrls],
      maxRetries: 0,
      requestTimeout: 8_000,
      sniffOnStart: false,
    });
  }

  /**
   * Searches an index or alias, with the timeout for users.
   * @param timeout in milliseconds, until the response has arrived as a whole
   * @returns the raw JSON of the engine
   * @throws errors.ResponseError when the engine refuses the request, and the client's other errors
   */
  async searchAsWritten(index: string, body: estypes.SearchRequest, timeout = searchTimeout): Promise<string> {
    return this.request(index, '_search', { body }, timeout);
  }

  /**
   * Sends several searches in one request, with the timeout for users. The engine runs them side by side, and caches
   * the result of those with `size: 0` until the next refresh of the index.
   * @param timeout in milliseconds, until the response has arrived as a whole
   * @returns the engine's response to each search, in their order
   * @throws errors.ResponseError when the engine refuses the request or one of the searches, and the client's other errors
   */
  async searchTogether(
    index: string,
    searches: readonly estypes.SearchRequest[],
    timeout = searchTimeout,
  ): Promise<estypes.MsearchMultiSearchItem[]> {
    const lines = searches.flatMap((body) => [{ request_cache: body.size === 0 }, body]);
    const bulkBody = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const text = await this.request(index, '_msearch', { bulkBody }, timeout);
    const { responses } = JSON.parse(text) as estypes.MsearchMultiSearchResult;
    return responses.map((response) => {
      if ('error' in response) throw refusedInside(response);
      return response;
    });
  }

  private async request(
    index: string,
    endpoint: '_search' | '_msearch',
    sent: { body: object } | { bulkBody: string },
    timeout: number,
  ): Promise<string> {
    const path = `/${encodeURIComponent(index)}/${endpoint}`;
    const options = { requestTimeout: timeout, asStream: true, meta: true } as const;
    const answer = await this.client.transport.request<Body>({ method: 'POST', path, ...sent }, options);
    const text = await answer.body.text().catch((error: unknown) => {
      throw new errors.ConnectionError((error as Error).message);
    });
    if (answer.statusCode >= 400) throw new errors.ResponseError({ ...answer, body: text });
    return text;
  }

  /** Requests the cluster health, because the smallest distribution supports neither `ping()` nor `GET /`. */
  async probe(): Promise<void> {
    await this.client.cluster.health({ timeout: '1s' }, { requestTimeout: 1_500 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}

/** The error of a search that the engine refused although it accepted the request around it. */
const refusedInside = ({ error, status }: estypes.ErrorResponseBase): errors.ResponseError =>
  new errors.ResponseError({
    statusCode: status,
    body: { error },
    headers: {},
    warnings: null,
    meta: {} as ConstructorParameters<typeof errors.ResponseError>[0]['meta'],
  });
