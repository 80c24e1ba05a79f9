import type { Plugin } from 'vite';
import { plainScript } from './plain-script.ts';

/** Inserts the script that runs before the first paint into the page. */
export const beforePaint = (): Plugin =>
  plainScript('before-paint', (html, path) => html.replace('<!--before-paint-->', `<script src="${path}"></script>`));
