import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PageSource } from './page-source.js';
import { withSiteName } from './with-site-name.js';

/** Where `npm run build:web` puts the application. */
export const clientFolder = join(process.cwd(), 'dist/web/client');
const indexFile = join(clientFolder, 'index.html');

/** The built application; read anew when it was built anew, since its scripts have other names then. */
export class BuiltPages extends PageSource {
  private page?: { html: string; builtAt: number };

  constructor(private readonly siteName: string) {
    super();
  }

  async html(): Promise<string> {
    const { mtimeMs: builtAt } = await stat(indexFile);
    if (this.page?.builtAt !== builtAt) {
      this.page = { html: withSiteName(await readFile(indexFile, 'utf8'), this.siteName), builtAt };
    }
    return this.page.html;
  }
}
