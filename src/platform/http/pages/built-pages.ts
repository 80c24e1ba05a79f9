import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PageSource, type PageRenderer } from './page-source.js';

const built = join(process.cwd(), 'dist/web');
/** Output folder of `npm run build:web` for browsers. */
export const clientFolder = join(built, 'client');
const indexFile = join(clientFolder, 'index.html');

/** The built application. The frame is read again after each build, since the names of its scripts change. */
export class BuiltPages extends PageSource {
  private kept?: { html: string; builtAt: number };
  private loaded?: Promise<PageRenderer>;

  async frame(): Promise<string> {
    const { mtimeMs: builtAt } = await stat(indexFile);
    if (this.kept?.builtAt !== builtAt) this.kept = { html: await readFile(indexFile, 'utf8'), builtAt };
    return this.kept.html;
  }

  serviceWorker(): Promise<string> {
    return readFile(join(clientFolder, 'service-worker.js'), 'utf8');
  }

  renderer(): Promise<PageRenderer> {
    const entry = pathToFileURL(join(built, 'server/entry-server.js')).href;
    this.loaded ??= import(entry) as Promise<PageRenderer>;
    return this.loaded;
  }
}
