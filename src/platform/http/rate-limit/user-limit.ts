import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LimitSettings } from '../../config/limit-settings.js';
import { Refusal } from '../../domain/refusal.js';
import { currentCaller } from '../current-caller.js';
import { RequestCounter } from './request-counter.js';

export interface LimitOfUser {
  readonly limit: (settings: LimitSettings) => number;
  /** Methods with the same value share a counter. */
  readonly what: string;
}

export const userLimitKey = 'posy:at-most-per-user';

const quarterOfAnHour = 900_000;

/** Counts the calls of a user. It is an interceptor, because guards run before the caller is known. */
@Injectable()
export class UserLimit implements NestInterceptor {
  constructor(
    private readonly counter: RequestCounter,
    private readonly settings: LimitSettings,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<ReturnType<CallHandler['handle']>> {
    const { limit, what } = Reflect.getMetadata(userLimitKey, context.getHandler()) as LimitOfUser;
    const caller = currentCaller();
    if (!caller) throw new Error('AtMostPerUser is used on a public route');
    const most = limit(this.settings);
    const { count, left } = await this.counter.count(`${what}:${caller.userId}`, quarterOfAnHour, most);
    if (count <= most) return next.handle();
    const seconds = Math.ceil(left / 1_000);
    context.switchToHttp().getResponse<FastifyReply>().header('retry-after', seconds);
    throw new Refusal('too-many-requests', 'Too many requests. Wait a while and try again.', {
      params: { limit: most, seconds },
    });
  }
}
