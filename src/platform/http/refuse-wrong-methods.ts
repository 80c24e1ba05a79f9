import { MethodNotAllowedException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { isPagePath } from './is-page-path.js';

interface ServedRoute {
  readonly url: string;
  readonly path: RegExp;
  readonly methods: readonly string[];
}

/** Whether a route is the catch-all route of pages. */
const isCatchAll = (url: string | undefined) => url === '*' || url === '/*';

/**
 * Responds 405 with an `Allow` header if a path exists, but not for the method of the request (RFC 9110, 15.5.6); the
 * router itself responds 404. It must be called before the routes are created and after the plugins that set headers.
 */
export function refuseWrongMethods(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const routes: ServedRoute[] = [];
  fastify.addHook('onRoute', ({ url, method }) => {
    routes.push({ url, path: patternOf(url), methods: [method].flat() });
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isServed(request)) return done();
    const allowed = methodsAt(pathOf(request), routes);
    if (allowed.length === 0) return done();
    void reply.header('allow', allowed.join(', '));
    done(new MethodNotAllowedException());
  });
}

const isServed = (request: FastifyRequest) =>
  !request.is404 && (!isCatchAll(request.routeOptions.url) || isPagePath(pathOf(request)));

/** The decoded path, as in the router; URLs that cannot be decoded are refused earlier. */
const pathOf = ({ url }: FastifyRequest): string => decodeURIComponent(url.split('?')[0] ?? '');

function methodsAt(path: string, routes: readonly ServedRoute[]): string[] {
  const fitting = routes.filter((route) => route.path.test(path) && (!isCatchAll(route.url) || isPagePath(path)));
  return [...new Set(fitting.flatMap(({ methods }) => methods))].sort();
}

/** Converts the path of a route, such as `/api/users/:id` or `/assets/*`, to a regular expression. */
function patternOf(url: string): RegExp {
  const parts = url.replace(/^\/?/, '/').split(/(:\w+|\*)/);
  const pattern = parts.map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : RegExp.escape(part);
  });
  return new RegExp(`^${pattern.join('')}$`);
}
