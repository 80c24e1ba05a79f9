import { Global, Module, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import {
  getOptionsToken,
  getStorageToken,
  type ThrottlerModuleOptions,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import { RedisModule } from '../../redis/redis.module.js';
import { LimitSettings } from '../../config/limit-settings.js';
import { accountIn, accountLimitOf } from './at-most-per-account.js';
import { ownLimitOf } from './at-most-per-minute.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RequestCounter } from './request-counter.js';

const minute = 60_000;

const optionsFor = (settings: LimitSettings): ThrottlerModuleOptions => ({
  throttlers: [
    {
      name: 'api',
      ttl: minute,
      limit: settings.requestsPerMinute,
      generateKey: (_context, address) => `all:${address}`,
    },
    {
      name: 'route',
      ttl: minute,
      skipIf: (context) => ownLimitOf(context) === undefined,
      limit: (context) => ownLimitOf(context)?.(settings) ?? Infinity,
      generateKey: (context, address) => `${nameOf(context)}:${address}`,
    },
    {
      name: 'account',
      ttl: 15 * minute,
      skipIf: (context) => accountLimitOf(context) === undefined,
      limit: (context) => accountLimitOf(context)?.limit(settings) ?? Infinity,
      generateKey: (context, address) => `${accountKeyOf(context)}:${address}`,
    },
  ],
  setHeaders: false,
});

const nameOf = (context: ExecutionContext) => `${context.getClass().name}.${context.getHandler().name}`;

function accountKeyOf(context: ExecutionContext): string {
  const limit = accountLimitOf(context);
  return limit ? `${limit.what}:${accountIn(context, limit)}` : '';
}

const storageIn = (counter: RequestCounter): ThrottlerStorage => ({
  increment: async (key, window, limit) => {
    const { count, left } = await counter.count(key, window, limit);
    const seconds = Math.ceil(left / 1_000);
    return { totalHits: count, timeToExpire: seconds, isBlocked: count > limit, timeToBlockExpire: seconds };
  },
});

/**
 * Rate limits across all processes of the api: per IP address (`REQUESTS_PER_MINUTE`, and `@AtMostPerMinute` on single
 * methods), per address and account (`@AtMostPerAccount`), and per user (`@AtMostPerUser`, for which the module is
 * global). The address is `request.ip`, which depends on Fastify's `trustProxy`, or the /64 of an IPv6 address. Calls
 * of the api to itself (`app.inject` for server rendering) must pass on the visitor's `remoteAddress`; otherwise all
 * visitors share one limit.
 */
@Global()
@Module({
  imports: [RedisModule],
  providers: [
    RequestCounter,
    { provide: getOptionsToken(), inject: [LimitSettings], useFactory: optionsFor },
    { provide: getStorageToken(), inject: [RequestCounter], useFactory: storageIn },
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [RequestCounter],
})
export class RateLimitModule {}
