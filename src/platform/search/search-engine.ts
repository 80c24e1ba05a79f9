import { Client } from '@elastic/elasticsearch';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { ProbesDependency, type DependencyProbe } from '../messages/dependency-probe.js';

/** Milliseconds that a person's search may take before it is answered with 'unavailable'. */
export const searchLimit = 1_500;

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

  /** `ping()` and `GET /` are not part of the smallest distribution; its health is. */
  async probe(): Promise<void> {
    await this.client.cluster.health({ timeout: '1s' }, { requestTimeout: 1_500 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
