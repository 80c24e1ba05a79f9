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
 * Code of every page is one file: half the requests, and it compresses better than forty small ones. The entry waits
 * for the page, and the page for this file, so the entry and its routes are separate.
 */
const base = {
  name: 'base',
  tags: ['$initial' as const],
  test: (id: string) => !/\/(?:index\.html|entry-client\.tsx|app\/routes\.tsx)$/.test(id),
};

/** Small parts of most public pages: one file instead of twelve, so that a page needs half as many requests. */
const kit = {
  name: 'kit',
  test: /web\/src\/ui\/(?:picture|page-head|text-link-style|load-failed|state-panel|button-link|skeleton|price-signs|field-style|select-style|tags-style|cover)\.|contracts\/shared\/(?:picture|place-slug|us-and-canada|search-radius)|contracts\/content\/places\.routes|contracts\/directory\/|contracts\/webstore\/webstore-content|contracts\/billing\/subscription-tier|texts\/price-tiers|shell\/(?:favorite-button|keep-offer|event-day\/event-day-slot)|lib\/window-width|icons\/(?:search|shapes|x|rotate-cw|circle-exclamation-point|bookmark|map-pin|check|calendar-days)\.mjs/,
  includeDependenciesRecursively: false,
};

/** Code of filters and plain forms: it compresses a quarter better than a dozen files. */
const widgets = {
  name: 'widgets',
  test: /node_modules\/react-(?:aria-components|aria|stately)\/dist\/private\/(?:(?:checkbox|toggle|form|disclosure|label|visually-hidden)\/|utils\/(?:useEvent|useControlledState|useFormReset|useSlot)\.|(?:Checkbox|Disclosure|Heading|Text|VisuallyHidden|FieldError|Form)\.)/,
  includeDependenciesRecursively: false,
};

/** Code of every search, on the landing page and in the directory: its texts, its address and its filters. */
const search = {
  name: 'search',
  test: /node_modules\/use-debounce\/|contracts\/webstore\/guest-categories|contracts\/shared\/preset-cities|web\/src\/lib\/places\.|web\/src\/texts\/(?:directory|map|in-sentence|list-of)\.|web\/src\/features\/directory\/(?:use-nearby-cities|use-near-me|filter-values|api|category-of|offer|wanted-search|search-address|searched-for|use-quick-search|use-search-address|use-search-form|components\/(?:use-search-form|range-filter|place-field|quick-search|result-card|result-count|result-skeletons))\.|ui\/(?:clear-field|wake-on-intent|on-demand|resting-gestures|held-keys|light-combo-box|light-select|joined-fields)\./,
  includeDependenciesRecursively: false,
};

/** The filters beside results, and the day field in them. */
const filters = {
  name: 'filters',
  test: /web\/src\/(?:features\/directory\/(?:filter-groups|components\/(?:filters|date-span-select|range-filter|price-range|name-filter))|ui\/(?:day-field|counted-checks|disclosure-section|search-field))\.|contracts\/directory\/price-steps|icons\/(?:download|sliders-horizontal)\.mjs/,
  includeDependenciesRecursively: false,
};

/** The sections of a webstore, on its page and in previews: one file instead of twenty, which compresses better. */
const sections = {
  name: 'sections',
  test: /web\/src\/features\/webstore\/components\/public\/(?:\w+-section|page-sections|clamped-text|flagged-picture|use-lightbox)\.|web\/src\/texts\/webstore-page\.|contracts\/webstore\/(?:webstore\.views|social-profiles)\.|icons\/(?:image-off|external-link|calendar-check)\.mjs/,
  includeDependenciesRecursively: false,
};

/** React Router's package exports only its development build; the production build omits its warnings. */
const productionRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace('/development/', '/production/'),
}));

/**
 * Imports of a page are preloaded with it if that page has to be fast. For the others every visitor would load a list
 * of hundreds of files.
 */
const forPagesOfVisitors = (file: string, imports: string[]) =>
  /\/(?:index|landing-page|directory-page|categories-page|public-webstore-page)-[^/]+$/.test(file) ? imports : [];

/**
 * The application, for the browser (`vite build`, dist/web/client) and for the server, which renders public pages
 * (`vite build --ssr`, dist/web/server). In development the api runs the same configuration in middleware mode.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  // Files with stable names: icons for home screens.
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
    // One file without imports, with React's production build.
    ...(command === 'build' ? { noExternal: true } : {}),
  },
  build: {
    outDir: isSsrBuild === true ? '../dist/web/server' : '../dist/web/client',
    emptyOutDir: true,
    // Also on the server: the api keeps the source of what it has loaded.
    minify: true,
    // The content security policy allows files of this site only: no data: pictures or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: forPagesOfVisitors },
    ...(isSsrBuild === true
      ? {}
      : {
          rolldownOptions: { output: { codeSplitting: { groups: [base, filters, kit, widgets, search, sections] } } },
        }),
  },
}));
