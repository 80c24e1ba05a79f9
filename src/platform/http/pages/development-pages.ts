import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ViteDevServer } from 'vite';
import { Config } from '../../config/config.js';
import { PageSource, type PageRenderer } from './page-source.js';

/** Serves the application from its sources through Vite, with hot reloading. */
export class DevelopmentPages extends PageSource {
  private vite?: ViteDevServer;

  async attachTo(app: NestFastifyApplication): Promise<void> {
    const { createServer } = await import('vite');
    this.vite = await createServer({
      configFile: join(process.cwd(), 'web/vite.config.ts'),
      // On the api's own port the socket would refuse Vite's connections.
      server: { middlewareMode: true, hmr: { port: app.get(Config).port + 20 } },
      appType: 'custom',
    });
    app.use(this.vite.middlewares);
  }

  async frame(url: string): Promise<string> {
    const html = await readFile(join(process.cwd(), 'web/index.html'), 'utf8');
    return this.server().transformIndexHtml(url, html);
  }

  /** No service worker in development, because its cache would hide changes. */
  async serviceWorker(): Promise<undefined> {
    return undefined;
  }

  async renderer(): Promise<PageRenderer> {
    return (await this.server().ssrLoadModule('/src/entry-server.tsx')) as unknown as PageRenderer;
  }

  private server(): ViteDevServer {
    if (!this.vite) throw new Error('Vite is not attached');
    return this.vite;
  }
}
