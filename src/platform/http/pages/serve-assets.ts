import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { clientFolder } from './built-pages.js';

/**
 * Serves scripts, styles and fonts of the built application. Their names contain a hash, so they can be cached forever.
 */
export async function serveAssets(app: NestFastifyApplication): Promise<void> {
  const root = join(clientFolder, 'assets');
  if (!existsSync(root)) return; // tests of the api alone run without the web build
  const files = { root, prefix: '/assets/', index: false as const, preCompressed: true };
  await app.register(fastifyStatic, { ...files, immutable: true, maxAge: '1y' });
}
