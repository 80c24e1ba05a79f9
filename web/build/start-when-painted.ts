import type { Plugin } from 'vite';
import { plainScript } from './plain-script.ts';

const application = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const itsParts = /\n *<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Starts the application by app/start-when-painted.js, which receives the names of its files, instead of by a module
 * tag. In development it starts in Vite's way.
 */
export const startWhenPainted = (): Plugin =>
  plainScript('start-when-painted', (html, path, isBuilt) => {
    if (!isBuilt) return html;
    const parts = [...html.matchAll(itsParts)].map(([, part]) => part);
    if (!application.test(html)) throw new Error('index.html has no script of the application');
    return html
      .replaceAll(itsParts, '')
      .replace(
        application,
        `<script defer src="${path}" data-application="$1" data-parts="${parts.join(' ')}"></script>`,
      );
  });
