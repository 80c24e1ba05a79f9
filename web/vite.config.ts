import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { beforePaint } from './build/before-paint.ts';
import { serviceWorker } from './build/service-worker.ts';
import { oneLanguage } from './build/one-language.ts';
import { routesWithoutRequests } from './build/routes-without-requests.ts';
import { startWhenPainted } from './build/start-when-painted.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

/**
 * What every page needs is one file: half the requests, and it compresses better than forty small ones. The entry waits
 * for the page, and the page for this file, so the entry and its routes stand beside it.
 */
const base = {
  name: 'base',
  tags: ['$initial' as const],
  test: (id: string) => !/\/(?:index\.html|entry-client\.tsx|app\/routes\.tsx)$/.test(id),
};

/** Small parts that most pages of visitors show: one file instead of twelve, and a page needs half as many requests. */
const kit = {
  name: 'kit',
  test: /web\/src\/ui\/(?:picture|page-head|text-link-style|load-failed|state-panel|button-link|skeleton|price-signs|field-style|select-style|tags-style|cover)\.|contracts\/shared\/(?:picture|place-slug)|contracts\/directory\/(?:search-filters|search-order|vendor-name|directory-search\.query|suggestions\.query|directory\.routes|map-area)|contracts\/content\/places\.(?:routes|query)|contracts\/webstore\/webstore-content|texts\/price-tiers|directory\/components\/result-(?:card|skeletons)|shell\/(?:favorite-button|keep-offer)|lib\/window-width|icons\/(?:search|x|rotate-cw|circle-exclamation-point|bookmark|map-pin|check|calendar-days)\.mjs/,
  includeDependenciesRecursively: false,
};

/** React Router's package exports name its development build only; the production build leaves its warnings out. */
const productionRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace('/development/', '/production/'),
}));

/**
 * What a page imports is asked for together with the page where that has to be quick. For the others it would be a list
 * of hundreds of files that every visitor loads.
 */
const forPagesOfVisitors = (file: string, imports: string[]) =>
  /\/(?:index|landing-page|directory-page|categories-page|public-webstore-page)-[^/]+$/.test(file) ? imports : [];

/**
 * The application, for the browser (`vite build`, dist/web/client) and for the server, which renders public pages
 * (`vite build --ssr`, dist/web/server). In development the api runs the same configuration in middleware mode.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  // Files with names that last: icons for home screens.
  publicDir: isSsrBuild === true ? false : 'public',
  plugins: [
    react(),
    tailwindcss(),
    beforePaint(),
    startWhenPainted(),
    serviceWorker(),
    oneLanguage('en-US'),
    routesWithoutRequests(),
  ],
  resolve: {
    conditions: ['app:source', ...defaultClientConditions],
    alias: command === 'build' ? productionRouter : [],
  },
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
    modulePreload: { polyfill: false, resolveDependencies: forPagesOfVisitors },
    ...(isSsrBuild === true ? {} : { rolldownOptions: { output: { codeSplitting: { groups: [base, kit] } } } }),
  },
}));
