import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config/config.js';

const contentPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    // Rendered pages carry the style attributes of their components; they cannot load or run anything.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

const inline = ["'self'", "'unsafe-inline'"];

/** The page of the API documentation comes from a package that writes its styles into the page. */
export const documentationPolicy = {
  ...contentPolicy,
  directives: { ...contentPolicy.directives, styleSrc: inline },
};

/** Vite puts scripts and styles into the page when it reloads a part of it, and is told of changes on a port of its own. */
const developmentPolicy = {
  ...contentPolicy,
  directives: {
    ...contentPolicy.directives,
    scriptSrc: inline,
    styleSrc: inline,
    connectSrc: ["'self'", 'ws:'],
    workerSrc: ["'self'", 'blob:'],
  },
};

/** Style, tiles, letters and pictures of maps may come from where the style is. */
function withMaps<P extends typeof contentPolicy>(policy: P, mapStyleUrl: string | undefined): P {
  if (mapStyleUrl === undefined) return policy;
  const { connectSrc, imgSrc, ...others } = policy.directives;
  const { origin } = new URL(mapStyleUrl);
  return { ...policy, directives: { ...others, connectSrc: [...connectSrc, origin], imgSrc: [...imgSrc, origin] } };
}

/** Only our own scripts, styles and pictures; no frames; no inline code. */
export const securityHeaders = (config: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: withMaps(config.development ? developmentPolicy : contentPolicy, config.mapStyleUrl),
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Only an address that is served over TLS may promise it.
  hsts: config.publicUrl.startsWith('https:'),
});
