import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { connectRedis } from '../../queues/redis.js';
import { withTimeout } from '../../with-timeout.js';
import { SingleFlight } from '../../single-flight.js';
import type { AllPlaceDetails, PlaceDetails, PlaceDetailsSource } from './place-details.js';

/** Seconds that an answer is kept: a day, which the limits of maps services ask for (OP-70). */
const kept = 86_400;
/** Milliseconds that the cache may take before it is left out. */
const cacheLimit = 500;

/**
 * Keeps the answers of a source in Redis for a day, for all processes together. While Redis is away the source is asked
 * each time; who asks for the same place at the same time shares one question.
 */
export class CachedPlaceDetails implements AllPlaceDetails, OnApplicationShutdown {
  private readonly logger = new Logger('places');
  private readonly connection: Redis | Cluster;
  private readonly flights = new SingleFlight<PlaceDetails | undefined>();

  constructor(
    private readonly source: PlaceDetailsSource,
    private readonly redis: { redisUrls: readonly string[]; redisPrefix: string },
  ) {
    this.connection = connectRedis(redis.redisUrls, 'caller');
    this.connection.on('error', () => undefined); // the next question goes to the source
  }

  detailsOf(placeId: string): Promise<PlaceDetails | undefined> {
    return this.flights.run(placeId, () => this.ask(placeId));
  }

  private async ask(placeId: string): Promise<PlaceDetails | undefined> {
    const key = `${this.redis.redisPrefix}:place-details:${placeId}`;
    const cached = await this.inCache(() => this.connection.get(key));
    if (typeof cached === 'string') return (JSON.parse(cached) as PlaceDetails | null) ?? undefined;
    try {
      const details = await this.source.detailsOf(placeId);
      await this.inCache(() => this.connection.set(key, JSON.stringify(details ?? null), 'EX', kept));
      return details;
    } catch (error) {
      this.logger.warn(`The maps service could not be asked for details: ${reasonOf(error)}`);
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
    this.connection.disconnect();
  }
}

/** Messages of `fetch` do not name the address, which carries the key; those of `URL` do, and are not passed on. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return error instanceof TypeError && error.cause instanceof Error ? error.cause.message : error.message;
};
