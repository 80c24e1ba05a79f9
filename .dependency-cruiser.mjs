// The import rules of ARCHITECTURE.md. `npm run check:imports` checks them, and test/architecture/imports.spec.ts proves
// that each of them detects a violation.

import {
  anyOf,
  contextRules,
  contexts,
  identityRules,
  identitySubjects,
  rooms,
  sharedModulesOf,
  spec,
} from './.dependency-cruiser.floors.mjs';

/** Specs and stories reach up here; `.dependency-cruiser.folders.mjs` looks at these folders without them. */
const withSpecsThatReachUp = ['^contracts(/|$)', '^web(/|$)'];

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other cannot be understood, tested or moved alone, and load in a random order.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-circles',
      comment: 'Folders that need each other are one folder: none can be understood or moved without the other.',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: withSpecsThatReachUp },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that only an editor can follow fails when the program starts.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that is there by chance (needed by another one) vanishes or changes with any update.',
      severity: 'error',
      from: { path: '^(contracts|src|workers|web)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package-in-programs',
      comment:
        'An installation without development packages must start. The browser bundle is built, so it may import them; ' +
        'what only development mode needs is imported dynamically.',
      severity: 'error',
      from: { path: '^(contracts|src|workers)/', pathNot: [spec, '^src/platform/http/openapi/build/'] },
      to: { dynamic: false, dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'no-import-of-a-spec',
      comment: 'Specs are not built; what two of them share belongs into test/support.',
      severity: 'error',
      from: {},
      to: { path: spec },
    },
    {
      name: 'contracts-are-a-leaf',
      comment: 'Browser, api and workers all load contracts: whatever it imported would arrive in all three.',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(src|workers|web|docker|test|storybook)/' },
    },
    {
      name: 'contracts-without-class-transformer',
      comment:
        'It converts what should be refused (a number into a text, null into an object) and is dead weight there.',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '(^|/)node_modules/class-transformer/|^class-transformer$' },
    },
    {
      name: 'platform-has-no-business-words',
      comment: 'Technology that knows a context can serve no other; what it needs of one is handed to it.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: spec },
      to: {
        path: '^(src|contracts|workers|web|docker|test)/',
        // The catalogue of all error codes names no context: it says which status a code becomes.
        pathNot: ['^src/platform/', '^contracts/shared/', '^contracts/errors[.]ts$'],
      },
    },
    {
      name: 'only-known-contexts',
      comment: 'A new folder in src/ needs its floor in .dependency-cruiser.floors.mjs, or no rule would hold for it.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: [`^src/(platform|demo|${contexts.join('|')})/`] },
      to: {},
    },
    {
      name: 'only-known-subjects-of-identity',
      comment:
        'A new folder in src/identity needs its floor in .dependency-cruiser.floors.mjs, or it could import any subject.',
      severity: 'error',
      from: { path: '^src/identity/[^/]+/', pathNot: [`^src/identity/(migrations|${identitySubjects.join('|')})/`] },
      to: {},
    },
    ...contextRules,
    ...identityRules,
    {
      name: 'demo-uses-commands-only',
      comment:
        'The demo fills an installation as a person or an import would: through commands. With the rules of a context ' +
        'inside it, it would be a second place to change with them. It also reads the catalogue, the stores and the stock pictures.',
      severity: 'error',
      from: { path: '^src/demo/', pathNot: spec },
      to: {
        path: '^(src|workers|web|docker|test|storybook)/',
        pathNot: [
          '^src/(?:demo|platform)/',
          ...rooms(anyOf(contexts), '(?:commands|public)'),
          `^src/(${anyOf(contexts)})/\\1[.]module[.]ts$`,
          '^src/webstore/(?:catalogue|stock-pictures|stores)/',
        ],
      },
    },
    {
      name: 'domain-packages',
      comment: 'An aggregate is a MikroORM entity; nothing else from outside belongs into the rules of the business.',
      severity: 'error',
      from: { path: rooms(anyOf(contexts), 'domain'), pathNot: spec },
      to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/@mikro-orm/' },
    },
    {
      name: 'workers-import-modules-only',
      comment:
        'A worker is thin: the work lives in the contexts, behind the module that api and workers share. Two tables ' +
        'stand beside the contexts: who takes which message, and which tables there are. A small program names its own.',
      severity: 'error',
      from: { path: '^workers/', pathNot: spec },
      to: {
        path: '^(src|web|docker|test)/',
        pathNot: [
          '^src/platform/',
          '^src/(?:message-routes|schema)[.]ts$',
          sharedModulesOf(anyOf(contexts)),
          `^src/${anyOf(contexts)}/[a-z-]+[.]schema[.]ts$`,
        ],
      },
    },
    {
      name: 'workers-without-http',
      comment: 'A worker answers no calls; controllers, guards and the web server would only slow its start.',
      severity: 'error',
      from: { path: '^workers/', pathNot: spec },
      to: { path: '^src/.*/http/|[.]http[.]module[.]ts$', pathNot: '^src/platform/http/health' },
    },
    {
      name: 'no-worker-imports-another',
      comment: 'Each is started alone (`node dist/workers/main.js reindex`); what two share belongs to platform.',
      severity: 'error',
      from: { path: '^workers/([^/]+)/' },
      to: { path: '^workers/[^/]+/', pathNot: '^workers/$1/' },
    },
    {
      name: 'web-imports-contracts-only',
      comment: 'What the browser knows of the server is the contract; an import of more would ship server code.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(src|workers|docker|test|storybook)/' },
    },
    {
      name: 'no-feature-imports-another',
      comment: 'Features meet in the routes, which compose them; otherwise none can be loaded or removed alone.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/[^/]+/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      comment:
        'The design system, forms, the shell and the technical parts serve every feature, so they can know none.',
      severity: 'error',
      from: { path: '^web/src/(base|texts|ui|lib|loading|forms|shell|map|ground)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'features-know-no-app',
      comment: 'The app composes features into routes; what several features show of the frame is in shell/.',
      severity: 'error',
      from: { path: '^web/src/features/', pathNot: '[.](spec|stories)[.]tsx?$' },
      to: { path: '^web/src/app/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^dist/'] },
    exclude: { path: ['^dist/', '^[.]data/'] },
    // Imports of types count: a type of another context's inside is a tie to it all the same.
    tsPreCompilationDeps: true,
    // Without metrics there are no folders, and rules about them pass silently.
    metrics: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['app:source', 'import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
