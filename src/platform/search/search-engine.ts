import { Client, errors, type estypes } from '@elastic/elasticsearch';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { ProbesDependency, type DependencyProbe } from '../messages/dependency-probe.js';

/** Milliseconds that a person's search may take before it is answered with 'unavailable'. */
export const searchLimit = 1_500;

/** An answer of which only the head has been read. */
interface Body {
  text(): Promise<string>;
}

/**
 * The connection to Elasticsearch. It never retries by itself: a retry of a search doubles the load of an engine that
 * is already slow, and a retry of a write could bring back an older document.
 */
@Injectable()
@ProbesDependency()
export class SearchEngine implements DependencyProbe, OnApplicationShutdown {
  readonly dependency = 'search';
  readonly essential = false;
  readonly client: Client;

  constructor(config: Config) {
    this.client = new Client({
      nodes: [...config.elasticsearchUrls],
      maxRetries: 0,
      requestTimeout: 8_000,
      sniffOnStart: false,
    });
  }

  /**
   * Asks for a search of one index or alias, for somebody who waits.
   * @returns the engine's JSON as it wrote it: much of it is passed on, and reading it would cost more than the rest
   * @throws errors.ResponseError when the engine refuses, and the client's other errors
   */
  async searchAsWritten(index: string, body: estypes.SearchRequest): Promise<string> {
    const path = `/${encodeURIComponent(index)}/_search`;
    const options = { requestTimeout: searchLimit, asStream: true, meta: true } as const;
    const answer = await this.client.transport.request<Body>({ method: 'POST', path, body }, options);
    const text = await answer.body.text().catch((error: unknown) => {
      throw new errors.ConnectionError((error as Error).message);
    });
    if (answer.statusCode >= 400) throw new errors.ResponseError({ ...answer, body: text });
    return text;
  }

  /** `ping()` and `GET /` are not part of the smallest distribution; its health is. */
  async probe(): Promise<void> {
    await this.client.cluster.health({ timeout: '1s' }, { requestTimeout: 1_500 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
