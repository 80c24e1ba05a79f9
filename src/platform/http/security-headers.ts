import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config/config.js';

/** Only our own scripts, styles and pictures; no frames; no inline code. Vite's reloading needs a little more. */
export const securityHeaders = (config: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: config.development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      styleSrc: config.development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Only an address that is served over TLS may promise it.
  hsts: config.publicUrl.startsWith('https:'),
});
