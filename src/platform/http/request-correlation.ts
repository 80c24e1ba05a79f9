import { randomUUIDv7 } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from '@nestjs/common';
import { withCorrelation } from '../logging/correlation.js';
import { withCaller } from './current-caller.js';
import { withClient } from './current-client.js';

const acceptable = /^[A-Za-z0-9-]{8,64}$/;
const logger = new Logger('http');

/**
 * Gives every request a correlation id (the caller's `x-correlation-id` when it has a sensible form), answers it, and
 * logs one line per request: method, path without query, status, milliseconds.
 */
export function correlateRequests(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers['x-correlation-id'];
    const correlationId = typeof given === 'string' && acceptable.test(given) ? given : randomUUIDv7();
    void reply.header('x-correlation-id', correlationId);
    const client = { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
    withClient(client, () => withCaller(() => withCorrelation({ correlationId }, done)));
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const [path] = request.url.split('?');
    if (path?.startsWith('/api/')) {
      logger.log(`${request.method} ${path} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`);
    }
    done();
  });
}
