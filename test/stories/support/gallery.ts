import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

/** One story or written page in Storybook's list. */
export interface Entry {
  id: string;
  /** Its place in the list: 'Actions/Button'. */
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

const folder = () => {
  const built = process.env['STORYBOOK_DIR'];
  if (!built) throw new Error('No story was built: start the tests with npm run test:stories');
  return built;
};

/** All built stories and pages, in the order of the list. */
export function readEntries(): Entry[] {
  const { entries } = JSON.parse(readFileSync(join(folder(), 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries);
}

/** Serves built stories on a free port of this machine. */
export async function openGallery(root = folder()): Promise<{ url: string; server: FastifyInstance }> {
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root, maxAge: '1h' });
  return { url: await server.listen({ host: '127.0.0.1', port: 0 }), server };
}
