import { Global, Module } from '@nestjs/common';
import { RedisModule } from '../redis/redis.module.js';
import { PushTrail } from './push-trail.js';
import { Push } from './push.js';

/** Provides `Push` and its trail, without a socket, for every program that pushes. */
@Global()
@Module({ imports: [RedisModule], providers: [Push, PushTrail], exports: [Push, PushTrail] })
export class PushModule {}
