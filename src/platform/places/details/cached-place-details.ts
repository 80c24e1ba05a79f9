import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import type { RedisConnection } from '../../redis/redis-connection.js';
import { withTimeout } from '../../timing/with-timeout.js';
import { SingleFlight } from '../../timing/single-flight.js';
import type { AllPlaceDetails, PlaceDetails, PlaceDetailsSource } from './place-details.js';

/** Time to live in seconds: a day, because of the quotas of maps services (OP-70). */
const kept = 86_400;
/** Timeout of the cache in milliseconds; after it, the source is queried. */
const cacheLimit = 500;

/**
 * Caches the responses of a source in Redis for a day, for all processes together. While Redis is unavailable, every
 * call queries the source; concurrent calls for the same place share one request.
 */
export class CachedPlaceDetails implements AllPlaceDetails, OnApplicationShutdown {
  private readonly logger = new Logger('places');
  private readonly connection: Redis | Cluster;
  private readonly flights = new SingleFlight<PlaceDetails | undefined>();

  constructor(
    private readonly source: PlaceDetailsSource,
    private readonly redis: RedisConnection,
    private readonly prefix: string,
  ) {
    this.connection = redis.join();
  }

  detailsOf(placeId: string): Promise<PlaceDetails | undefined> {
    return this.flights.run(placeId, () => this.ask(placeId));
  }

  private async ask(placeId: string): Promise<PlaceDetails | undefined> {
    const key = `${this.prefix}:place-details:${placeId}`;
    const cached = await this.inCache(() => this.connection.get(key));
    if (typeof cached === 'string') return (JSON.parse(cached) as PlaceDetails | null) ?? undefined;
    try {
      const details = await this.source.detailsOf(placeId);
      await this.inCache(() => this.connection.set(key, JSON.stringify(details ?? null), 'EX', kept));
      return details;
    } catch (error) {
      this.logger.warn(`The maps service failed to return details: ${reasonOf(error)}`);
      return undefined;
    }
  }

  private async inCache<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await withTimeout(cacheLimit, 'place details', work());
    } catch {
      return undefined;
    }
  }

  onApplicationShutdown(): void {
    this.redis.leave();
  }
}

/**
 * Returns a message without the URL, which contains the key: `fetch` does not mention it in its errors, but `URL` does.
 */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return error instanceof TypeError && error.cause instanceof Error ? error.cause.message : error.message;
};
