import {
  applyDecorators,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import type { AnswerOfRoute, Route } from '#contracts/shared/route.js';
import type { Call } from './call.js';
import { IMPLEMENTED_ROUTE } from './implemented-route.js';
import { RouteGuard } from './route-guard.js';
import type { WrittenAnswer } from './written-answer.js';

// oxlint-disable-next-line typescript/no-explicit-any -- the one place where every route must fit
type AnyRoute = Route<any, any, any, any, any>;

/**
 * Makes a controller method the implementation of a route of contracts: path, method, access rule and validation come
 * from the route, and the method's parameter and answer must have its types.
 *
 * ```ts
 * @Implements(webstoreRoutes.publish)
 * publish(@Input() call: Call<typeof webstoreRoutes.publish>) { … }
 * ```
 */
export function Implements<R extends AnyRoute>(route: R) {
  const decorate = applyDecorators(
    SetMetadata(IMPLEMENTED_ROUTE, route),
    RequestMapping({ path: `/api/${route.path}`, method: RequestMethod[route.method] }),
    HttpCode(200),
    // Responses depend on the caller and the time, so no cache may store them.
    Header('cache-control', 'no-store'),
    UseGuards(RouteGuard),
  );
  return <Method extends (call: Call<R>) => Promise<AnswerOfRoute<R> | WrittenAnswer<AnswerOfRoute<R>>>>(
    prototype: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => decorate(prototype, name, descriptor);
}
