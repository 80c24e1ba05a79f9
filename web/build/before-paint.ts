import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = 'src/app/before-paint.js';
const place = '<!--before-paint-->';
const tag = (path: string) => `<script src="${path}"></script>`;

/** Puts the script that runs before the first paint into the page: Vite itself bundles modules only, which run later. */
export function beforePaint(): Plugin {
  let file: string | undefined;
  return {
    name: 'posy:before-paint',
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      const text = readFileSync(new URL(`../${source}`, import.meta.url), 'utf8');
      file = this.emitFile({ type: 'asset', name: 'before-paint.js', source: text });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const emitted = Object.keys(bundle ?? {}).find((name) => name.startsWith('assets/before-paint-'));
        if (file !== undefined && emitted === undefined) this.error('the script before the first paint was not built');
        return html.replace(place, tag(`/${emitted ?? source}`));
      },
    },
  };
}
