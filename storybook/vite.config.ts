import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Builds like the browser's part of web/vite.config.ts, without the page around it. */
export default defineConfig({
  publicDir: false,
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['app:source', ...defaultClientConditions] },
  define: { 'import.meta.env.APP_VERSION': JSON.stringify('storybook') },
});
