import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '#contracts/shared/route.js';
import { Refusal } from '../../domain/refusal.js';
import { IMPLEMENTED_ROUTE } from '../implemented-route.js';
import { readBody } from '../request-body.js';
import { accountLimitOf } from './at-most-per-account.js';

/** Tells callers who ask too often to wait. Everything under `/api/` counts; health, assets and pages do not. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    // The route that was found, not the address as it was written: `/%61pi/` is the same place.
    const { url } = context.switchToHttp().getRequest<FastifyRequest>().routeOptions;
    return !url?.startsWith('/api/');
  }

  /** A limit on an account needs the body, which names the account. */
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
    throw new Refusal('too-many-requests', 'That was a lot in a short time. Wait a minute and try again.', {
      params: { limit, seconds },
    });
  }
}
