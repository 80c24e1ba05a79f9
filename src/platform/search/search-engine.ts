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
    const path = `/${encodeURIComponent(index)}/_search`;
    const options = { requestTimeout: timeout, asStream: true, meta: true } as const;
    const answer = await this.client.transport.request<Body>({ method: 'POST', path, body }, options);
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
