import type { Config } from '../config/config.js';

/** Bytes of a request body. */
export const bodyLimit = 1_048_576;

/** Limits of the HTTP server itself, in milliseconds where they are times. */
export const fastifyOptions = (config: Config) => ({
  bodyLimit,
  trustProxy: config.trustedProxies === '' ? false : config.trustedProxies,
  requestTimeout: 15_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 65_000,
  forceCloseConnections: true as const,
  routerOptions: { maxParamLength: 500 },
});
