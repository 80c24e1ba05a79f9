import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { offline } from '../src/texts/offline.ts';

const folder = new URL('../src/service-worker/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** Escapes a text for a JavaScript string in single quotes. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");

/**
 * Writes the service worker beside index.html, under a stable name, where browsers look for updates. Its content is its
 * version, since it names the files of this build that it needs.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'posy:service-worker',
    generateBundle: {
      // After the frame of the pages is written, which names the files of the offline page.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
        const frame = bundle['index.html'];
        const html = frame?.type === 'asset' ? String(frame.source) : '';
        const named = (pattern: RegExp) =>
          pattern.exec(html)?.[1] ?? this.error(`the frame of the pages has nothing like ${pattern}`);
        const styles = named(/<link rel="stylesheet"[^>]* href="([^"]+)"/);
        const beforePaint = named(/<script src="([^"]+)"><\/script>/);
        const page = read('offline-page.html')
          .replaceAll('%TITLE%', offline.title)
          .replace('%HOME%', offline.home)
          .replace('%TEXT%', offline.text)
          .replace('%AGAIN%', offline.again)
          .replace('%STYLES%', styles)
          .replace('%BEFORE_PAINT%', beforePaint);
        const source = read('service-worker.js')
          .replace('%SHELL%', quoted(JSON.stringify([styles, beforePaint])))
          .replace('%OFFLINE_PAGE%', () => quoted(page))
          .replace('%KEPT_TITLE%', quoted(offline.kept));
        const version = createHash('sha256').update(source).digest('hex').slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: source.replace('%VERSION%', version) });
      },
    },
  };
}
