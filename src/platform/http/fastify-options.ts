import { BadRequestException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { usualBodyLimit } from '#contracts/shared/request-limits.js';
import type { ProgramSettings } from '../config/program-settings.js';
import { isPagePath } from './is-page-path.js';
import { problemOf } from './problem-filter.js';

/**
 * Largest size of URL and headers in bytes: large enough that too many ids are refused by validation and not by the
 * server.
 */
const maxHeaderSize = 65_536;
/** Milliseconds in which headers must arrive. `readBody` limits the time for JSON, and an upload may take a minute. */
const headersTimeout = 15_000;

/** Options and limits of the HTTP server. Times are in milliseconds. */
export const fastifyOptions = (settings: ProgramSettings) => ({
  bodyLimit: usualBodyLimit,
  http: { maxHeaderSize, headersTimeout },
  trustProxy: settings.trustedProxies === '' ? false : settings.trustedProxies,
  requestTimeout: 65_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // A shutdown closes idle connections; requests in flight are finished.
  forceCloseConnections: 'idle' as const,
  routerOptions: { maxParamLength: 500 },
  frameworkErrors: answerUnreadableAddress,
});

/**
 * Responds to a URL that cannot be decoded (`/api/webstores/%E0`), which Fastify refuses before routes and filters. A
 * page is redirected to the literal path, which shows the 'not found' page.
 */
function answerUnreadableAddress(_error: unknown, { raw }: FastifyRequest, reply: FastifyReply): void {
  const [path = ''] = (raw.url ?? '').split('?');
  if (raw.method === 'GET' && isPagePath(path)) {
    // Only one slash, because two would redirect to another host.
    void reply.redirect(`/${path.replace(/^[/\\]+/, '').replaceAll('%', '%25')}`, 302);
    return;
  }
  const problem = problemOf(new BadRequestException());
  void reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}
