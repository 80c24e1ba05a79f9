import { MethodNotAllowedException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { isPagePath } from './pages/is-page-path.js';

interface ServedRoute {
  readonly url: string;
  readonly path: RegExp;
  readonly methods: readonly string[];
}

/** The route of pages, which takes every address that no other route takes. */
const isCatchAll = (url: string | undefined) => url === '*' || url === '/*';

/**
 * Answers 405 with an `Allow` header where an address is served, but not for the method of the request (RFC 9110,
 * 15.5.6). The router itself answers 404. Call it before the routes are made and after the plugins that set headers.
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

/** The path as the router reads it; an address that cannot be decoded never comes here. */
const pathOf = ({ url }: FastifyRequest): string => decodeURIComponent(url.split('?')[0] ?? '');

function methodsAt(path: string, routes: readonly ServedRoute[]): string[] {
  const fitting = routes.filter((route) => route.path.test(path) && (!isCatchAll(route.url) || isPagePath(path)));
  return [...new Set(fitting.flatMap(({ methods }) => methods))].sort();
}

/** `/api/users/:id` and `/assets/*` as expressions. */
function patternOf(url: string): RegExp {
  const parts = url.replace(/^\/?/, '/').split(/(:\w+|\*)/);
  const pattern = parts.map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : RegExp.escape(part);
  });
  return new RegExp(`^${pattern.join('')}$`);
}
