import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { RedisConnection } from '../../redis/redis-connection.js';
import { RedisModule } from '../../redis/redis.module.js';
import { PLACE_DETAILS } from './place-details.js';
import { placeDetailsFor } from './place-details-for.js';

/** Ratings and reviews of places. Inject `@Inject(PLACE_DETAILS) details: AllPlaceDetails`. */
@Module({
  imports: [RedisModule],
  providers: [{ provide: PLACE_DETAILS, inject: [Config, RedisConnection], useFactory: placeDetailsFor }],
  exports: [PLACE_DETAILS],
})
export class PlaceDetailsModule {}
