import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import type { Config } from './platform/config/config.js';
import { allowPayments } from './platform/http/allow-payments.js';
import { drainConnections } from './platform/http/drain-connections.js';
import { fastifyOptions } from './platform/http/fastify-options.js';
import { setUpDocumentation } from './platform/http/openapi/set-up-documentation.js';
import { BuiltPages } from './platform/http/pages/built-pages.js';
import { DevelopmentPages } from './platform/http/pages/development-pages.js';
import { serveAssets } from './platform/http/pages/serve-assets.js';
import { deferBodies } from './platform/http/request-body.js';
import { refuseWrongMethods } from './platform/http/refuse-wrong-methods.js';
import { correlateRequests } from './platform/http/request-correlation.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { RequestDurations } from './platform/measurements/request-durations.js';
import { SocketAdapter } from './platform/realtime/socket-adapter.js';

/** The api, ready to listen. Tests make one of their own, with a configuration of their own. */
export async function createApi(config: Config): Promise<NestFastifyApplication> {
  const pages = config.development ? new DevelopmentPages() : new BuiltPages();
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, pages),
    new FastifyAdapter(fastifyOptions(config)),
    { bufferLogs: true, abortOnError: false, bodyParser: false },
  );
  app.useLogger(app.get(Logger));
  app.useWebSocketAdapter(new SocketAdapter(app));
  correlateRequests(app);
  drainConnections(app);
  app.get(RequestDurations).measure(app.getHttpAdapter().getInstance());
  app.getHttpAdapter().getInstance().removeContentTypeParser('text/plain'); // JSON is all that calls are made in
  deferBodies(app);
  await app.register(helmet, securityHeaders(config));
  allowPayments(app, config);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024 });
  refuseWrongMethods(app);
  if (pages instanceof DevelopmentPages) await pages.attachTo(app);
  else await serveAssets(app);
  setUpDocumentation(app);
  await app.init();
  return app;
}
