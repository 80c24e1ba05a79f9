import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ViteDevServer } from 'vite';
import { PageSource } from './page-source.js';

/** The application straight from its sources, through Vite, which reloads the browser when they change. */
export class DevelopmentPages extends PageSource {
  private vite?: ViteDevServer;

  async attachTo(app: NestFastifyApplication): Promise<void> {
    const { createServer } = await import('vite');
    this.vite = await createServer({
      configFile: join(process.cwd(), 'web/vite.config.ts'),
      server: { middlewareMode: true, hmr: { server: app.getHttpServer() } },
      appType: 'custom',
    });
    app.use(this.vite.middlewares);
  }

  async html(url: string): Promise<string> {
    if (!this.vite) throw new Error('Vite is not attached');
    return this.vite.transformIndexHtml(url, await readFile(join(process.cwd(), 'web/index.html'), 'utf8'));
  }
}
