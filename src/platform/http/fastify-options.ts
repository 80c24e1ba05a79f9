import { BadRequestException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { usualBodyLimit } from '#contracts/shared/request-limits.js';
import type { Config } from '../config/config.js';
import { isPagePath } from './pages/is-page-path.js';
import { problemOf } from './problem-filter.js';

/** Bytes of an address with its headers: thousands of ids in it are refused by name, not by the size of the call. */
const maxHeaderSize = 65_536;

/** Limits of the HTTP server itself, in milliseconds where they are times. */
export const fastifyOptions = (config: Config) => ({
  bodyLimit: usualBodyLimit,
  http: { maxHeaderSize },
  trustProxy: config.trustedProxies === '' ? false : config.trustedProxies,
  requestTimeout: 15_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // A stop ends idle connections; what is being answered is answered to the end.
  forceCloseConnections: 'idle' as const,
  routerOptions: { maxParamLength: 500 },
  frameworkErrors: answerUnreadableAddress,
});

/**
 * An address that cannot be decoded (`/api/webstores/%E0`) is refused before any route, and so before any filter. Somebody
 * who opens a page by such an address is led to the page of what is written there, which says that it is not known.
 */
function answerUnreadableAddress(_error: unknown, { raw }: FastifyRequest, reply: FastifyReply): void {
  const [path = ''] = (raw.url ?? '').split('?');
  if (raw.method === 'GET' && isPagePath(path)) {
    // One slash: two would name another site.
    void reply.redirect(`/${path.replace(/^[/\\]+/, '').replaceAll('%', '%25')}`, 302);
    return;
  }
  const problem = problemOf(new BadRequestException());
  void reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}
