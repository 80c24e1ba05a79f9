import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { beforePaint } from './build/before-paint.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

/**
 * The application, for the browser (`vite build`, dist/web/client) and for the server, which renders public pages
 * (`vite build --ssr`, dist/web/server). In development the api runs the same configuration in middleware mode.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), tailwindcss(), beforePaint()],
  resolve: { conditions: ['app:source', ...defaultClientConditions] },
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  ssr: {
    resolve: { conditions: ['app:source', ...defaultServerConditions] },
    // One file that needs nothing beside it, with React as it is in production.
    ...(command === 'build' ? { noExternal: true } : {}),
  },
  build: {
    outDir: isSsrBuild === true ? '../dist/web/server' : '../dist/web/client',
    emptyOutDir: true,
    // The content security policy allows files of this site only: no data: pictures or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
