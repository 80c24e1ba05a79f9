import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

/**
 * The browser's application. `vite build` writes it to dist/web/client; in development the api runs the same
 * configuration in middleware mode.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['app:source', ...defaultClientConditions] },
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  build: {
    outDir: '../dist/web/client',
    emptyOutDir: true,
    // The content security policy allows files of this site only: no data: pictures or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
