import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AccessOfRoute, BodyOfRoute, ParamsOfRoute, QueryOfRoute } from '#contracts/shared/route.js';
import type { SignedInUser } from './authenticator.js';
import type { CallCookies } from './call-cookies.js';

/** A validated call of a route: all parts have the shapes that the route declares. */
export interface Call<R> {
  readonly params: ParamsOfRoute<R>;
  readonly query: QueryOfRoute<R>;
  readonly body: BodyOfRoute<R>;
  /** Raw values of the headers that the route declares. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: CallCookies;
  /** The bytes of the body as they were signed; undefined on routes that no other service signs. */
  readonly rawBody: AccessOfRoute<R> extends { who: 'signed' } ? Buffer : undefined;
  /** The caller; undefined for a visitor on a public route. */
  readonly user: AccessOfRoute<R> extends { who: 'public' | 'signed' } ? SignedInUser | undefined : SignedInUser;
}

const calls = new WeakMap<object, Call<unknown>>();

export const setCall = (request: FastifyRequest, call: Call<unknown>): void => void calls.set(request, call);

/** Injects the validated call into a method that implements a route. */
export const Input = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const call = calls.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!call) throw new Error('This method does not implement a route');
  return call;
});
