import { randomUUIDv7 } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { withCorrelation } from '../logging/correlation.js';
import { callName } from './call-name.js';
import { currentCaller, withCaller } from './current-caller.js';
import { withClient } from './current-client.js';

const acceptable = /^[A-Za-z0-9-]{8,64}$/;
const logger = new Logger('http');

/**
 * Gives every request a correlation id (the caller's `x-correlation-id` if it is valid), returns it in the response,
 * and logs a line per request: method, route pattern, status and milliseconds; for a refused request also the caller
 * and the network.
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
      const refused = reply.statusCode >= 400 && reply.statusCode < 500 ? refusedCaller(request.ip) : '';
      logger.log(`${callName(request)} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms${refused}`);
    }
    done();
  });
}

/**
 * The caller of a refused request, with the network as in the rate limits: an IPv4 address, or the /64 of an IPv6
 * address.
 */
const refusedCaller = (address: string) => ` by ${currentCaller()?.userId ?? 'nobody'} from ${normalizeIp(address)}`;
