import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '#contracts/shared/route.js';
import { Refusal } from '../../domain/refusal.js';
import { IMPLEMENTED_ROUTE } from '../implemented-route.js';
import { readBody } from '../request-body.js';
import { accountLimitOf } from './at-most-per-account.js';

/** Refuses calls beyond the rate limits. Everything under `/api/` counts; health, assets and pages do not. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    // The matched route is checked instead of the raw URL, since `/%61pi/` leads to the same route.
    const { url } = context.switchToHttp().getRequest<FastifyRequest>().routeOptions;
    const route = Reflect.getMetadata(IMPLEMENTED_ROUTE, context.getHandler()) as Route | undefined;
    // A service that signs its calls sends many from few addresses, and a refused one comes again.
    return !url?.startsWith('/api/') || route?.access.who === 'signed';
  }

  /** Reads the body before checking an account limit, since the body contains the account. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = Reflect.getMetadata(IMPLEMENTED_ROUTE, context.getHandler()) as Route | undefined;
    if (route && accountLimitOf(context)) await readBody(context.switchToHttp().getRequest<FastifyRequest>(), route);
    return super.canActivate(context);
  }

  protected override async throwThrottlingException(
    context: ExecutionContext,
    { limit, timeToBlockExpire: seconds }: ThrottlerLimitDetail,
  ): Promise<never> {
    context.switchToHttp().getResponse<FastifyReply>().header('retry-after', seconds);
    throw new Refusal('too-many-requests', 'Too many requests. Wait a minute and try again.', {
      params: { limit, seconds },
    });
  }
}
