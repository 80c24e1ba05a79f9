import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * A classic script beside the bundle, which consists of modules only: those run after the page is parsed. `put` writes
 * its tag into index.html.
 */
export function plainScript(name: string, put: (html: string, path: string, isBuilt: boolean) => string): Plugin {
  const source = `src/app/${name}.js`;
  return {
    name: `posy:${name}`,
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      const text = readFileSync(new URL(`../${source}`, import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', name: `${name}.js`, source: text });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return put(html, `/${source}`, false);
        const emitted = Object.keys(bundle).find((file) => file.startsWith(`assets/${name}-`));
        if (emitted === undefined) this.error(`${source} was not built`);
        return put(html, `/${emitted}`, true);
      },
    },
  };
}
