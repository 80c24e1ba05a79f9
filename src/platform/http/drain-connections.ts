import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Milliseconds between two checks for idle connections. */
const checkInterval = 100;

/**
 * Closes connections as soon as they become idle while the server is closing. Node only closes connections that are
 * idle at the beginning; one that is kept alive after its response would delay the shutdown for a minute.
 */
export function drainConnections(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('preClose', (done) => {
    setInterval(() => fastify.server.closeIdleConnections(), checkInterval).unref();
    done();
  });
}
