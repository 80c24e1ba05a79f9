import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AccessOfRoute, BodyOfRoute, ParamsOfRoute, QueryOfRoute } from '#contracts/shared/route.js';
import type { SignedInUser } from './authenticator.js';
import type { CallCookies } from './call-cookies.js';

/** A call of a route after its checks: everything in it has the shape the route declares. */
export interface Call<R> {
  readonly params: ParamsOfRoute<R>;
  readonly query: QueryOfRoute<R>;
  readonly body: BodyOfRoute<R>;
  /** The headers that the route names, as they came. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: CallCookies;
  /** Who calls; on a public route perhaps nobody. */
  readonly user: AccessOfRoute<R> extends { who: 'public' } ? SignedInUser | undefined : SignedInUser;
}

const calls = new WeakMap<object, Call<unknown>>();

export const setCall = (request: FastifyRequest, call: Call<unknown>): void => void calls.set(request, call);

/** The checked call, as the parameter of a method that implements a route. */
export const Input = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const call = calls.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!call) throw new Error('This method does not implement a route');
  return call;
});
