import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageSource } from './page-source.js';

/** Where `npm run build:web` puts the application. */
export const clientFolder = join(process.cwd(), 'dist/web/client');

/** The built application; read once. */
export class BuiltPages extends PageSource {
  private index?: Promise<string>;

  html(): Promise<string> {
    this.index ??= readFile(join(clientFolder, 'index.html'), 'utf8');
    this.index.catch(() => (this.index = undefined));
    return this.index;
  }
}
