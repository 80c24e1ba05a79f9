import query from '@tanstack/eslint-plugin-query';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

// Few rules, each for a fault that was met or that types cannot see. Rules that ask the compiler for types are in
// `.oxlintrc.json` (ADR 60). Layout is Prettier's, imports between the parts of the tree are dependency-cruiser's,
// unused names are the compiler's.

/** Values that belong in the theme: colours, and lengths inside of class names (the tracks of a grid are layout). */
const rawValues = [
  '/(^|[\\s:,=([])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])/i',
  '/\\b(rgb|rgba|hsl|hsla|oklch|oklab)[(]\\s*[\\d.]/i',
  '/(?<!grid-(cols|rows))-[[][^\\]]*\\d(px|rem)\\b/',
  '/(^|[\\s:])[[][a-z-]+:[^\\]]*\\d(px|rem)\\b/',
];

/** Forbidden syntax, by the rule it would break; the parts of the tree below choose from it. */
const never = {
  transactional: {
    selector:
      'CallExpression[callee.property.name="transactional"], ' +
      'CallExpression[callee.property.name="begin"]:matches([callee.object.name="em"], [callee.object.property.name="em"]), ' +
      'Decorator[expression.callee.name="Transactional"]',
    message:
      'UnitOfWork.run opens the only transaction there is: a caught error in a nested one drops the outer change.',
  },
  injectedEntityManager: {
    selector: 'MethodDefinition[kind="constructor"] TSTypeReference[typeName.name=/^(Sql)?EntityManager$|Repository$/]',
    message:
      'Handlers get `em` from UnitOfWork.run, queries read through ReadDatabase; a shared EntityManager mixes requests.',
  },
  injectedOrm: {
    selector: 'MethodDefinition[kind="constructor"] TSTypeReference[typeName.name="MikroORM"]',
    message: 'Only platform handles the ORM itself: use UnitOfWork.run and ReadDatabase.',
  },
  requestScope: {
    selector: 'MemberExpression[object.name="Scope"][property.name="REQUEST"]',
    message: 'A request-scoped provider makes everything that injects it request-scoped.',
  },
  barrel: {
    selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
    message: 'No barrels: they load everything for anything and make cycles. Import from the file itself.',
  },
  environment: {
    selector:
      'MemberExpression[object.name="process"][property.name="env"]' +
      ':not(CallExpression[callee.property.name="fromEnvironment"] > MemberExpression)',
    message: 'Only Config.fromEnvironment reads the environment, and checks it: inject Config.',
  },
  literalWords: {
    selector:
      'JSXText[value=/\\p{L}/u], ' +
      'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|label|placeholder)$/] > Literal[value=/\\p{L}/u]',
    message: 'Words that people read stand in web/src/texts.',
  },
  rawValue: {
    selector: rawValues
      .flatMap((value) => [`Literal[value=${value}]`, `TemplateElement[value.raw=${value}]`])
      .join(', '),
    message:
      'Colours, sizes and shadows are tokens of web/src/ui/theme/tokens.css: `bg-surface`, `w-30`, `--spacing(4)`.',
  },
  rawStyle: {
    selector:
      'JSXAttribute[name.name=/^(fill|stroke|color|stopColor)$/] > Literal[value!=/^(none|currentColor|inherit)$/], ' +
      'JSXAttribute[name.name="style"] Property[key.name=/[cC]olor$|^(background|fill|stroke|border|boxShadow|fontSize|borderRadius)/]' +
      ' > :matches(Literal, TemplateLiteral)',
    message: 'Colours, sizes and shadows are tokens of web/src/ui/theme/tokens.css: use a class.',
  },
  mockedModule: {
    selector: 'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock|unstable_mockModule)$/]',
    message: 'Own modules are not mocked: hand a fake in through the constructor or the testing module.',
  },
};
const restrict = (...rules) => ['error', ...rules];
const everywhere = [never.requestScope, never.barrel, never.mockedModule];

/** Imports that compile and then fail at night. */
const imports = {
  'no-restricted-imports': [
    'error',
    {
      paths: [
        {
          name: '@nestjs/cqrs',
          allowImportNames: [
            'Command',
            'CommandBus',
            'CommandHandler',
            'CqrsModule',
            'ICommandHandler',
            'IQueryHandler',
            'Query',
            'QueryBus',
            'QueryHandler',
          ],
          message: 'The EventBus of @nestjs/cqrs loses errors and messages: facts go through the outbox.',
        },
        {
          name: '@nestjs/common',
          importNames: ['forwardRef'],
          message: 'A cycle between modules: what has to flow up or sideways is a message.',
        },
        {
          name: '@nestjs/core',
          importNames: ['REQUEST'],
          message: 'A request-scoped provider makes everything that injects it request-scoped.',
        },
        {
          name: 'process',
          importNames: ['env'],
          message: 'Only Config.fromEnvironment reads the environment, and checks it: inject Config.',
        },
        {
          name: 'node:process',
          importNames: ['env'],
          message: 'Only Config.fromEnvironment reads the environment, and checks it: inject Config.',
        },
      ],
    },
  ],
};

const size = {
  'max-lines': ['error', { max: 300 }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
};

const programs = ['contracts/**/*.ts', 'src/**/*.ts', 'workers/**/*.ts', 'web/**/*.{ts,tsx}'];
const tests = ['**/*.spec.{ts,tsx}', 'test/**/*.{ts,tsx}'];

export default defineConfig(
  globalIgnores(['dist', '.data', '.screens', 'coverage', 'storybook-static']),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
      'no-control-regex': 'error',
      'no-debugger': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-irregular-whitespace': 'error',
      'no-loss-of-precision': 'error',
      'no-misleading-character-class': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unsafe-finally': 'error',
      'no-unsafe-optional-chaining': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommended],
    languageOptions: { parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true } },
    rules: {
      ...size,
      'no-restricted-syntax': restrict(...everywhere),
      // `import type` of an injected class would leave Nest without it; the rule skips files with decorators.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Off: an unused name already fails the compiler.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  { files: programs, rules: { ...imports, 'no-console': 'error' } },
  {
    files: ['contracts/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': restrict(...everywhere, never.environment) },
  },
  {
    files: ['src/**/*.ts', 'workers/**/*.ts'],
    rules: {
      'no-restricted-syntax': restrict(
        ...everywhere,
        never.environment,
        never.transactional,
        never.injectedEntityManager,
        never.injectedOrm,
      ),
    },
  },
  {
    files: ['src/platform/**/*.ts'],
    rules: {
      'no-restricted-syntax': restrict(
        ...everywhere,
        never.environment,
        never.transactional,
        never.injectedEntityManager,
      ),
    },
  },
  {
    files: ['src/platform/database/**/*.ts'],
    rules: { 'no-restricted-syntax': restrict(...everywhere, never.environment) },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat.recommended, query.configs['flat/recommended']],
    rules: {
      // There is one of each for as long as the site is open; what they answer does not depend on which.
      '@tanstack/query/exhaustive-deps': [
        'error',
        { allowlist: { types: ['ApiClient', 'QueryClient'], variables: ['api', 'queryClient', 'queryKey'] } },
      ],
    },
  },
  {
    files: ['web/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': restrict(...everywhere, never.environment, never.literalWords) },
  },
  // Outside of the design system nothing is drawn with values of its own.
  {
    files: ['web/src/{app,features,lib,texts}/**/*.ts'],
    rules: { 'no-restricted-syntax': restrict(...everywhere, never.environment, never.rawValue) },
  },
  {
    files: ['web/src/{app,features,lib,texts}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': restrict(
        ...everywhere,
        never.environment,
        never.literalWords,
        never.rawValue,
        never.rawStyle,
      ),
    },
  },
  // Stories stand for the pages that would bring the words.
  { files: ['**/*.stories.tsx'], rules: { 'no-restricted-syntax': restrict(...everywhere, never.environment) } },
  {
    files: tests,
    rules: {
      'max-lines-per-function': 'off',
      'no-console': 'off',
      'no-restricted-syntax': restrict(...everywhere),
      // A value that is missing fails the test anyway.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  // Lists of data, not code: their length is the content's.
  {
    files: ['src/webstore/catalogue/**'],
    rules: { 'max-lines': 'off' },
  },
  // A drawing is a list of strokes, one after the other.
  { files: ['docker/pictures/scenes/**'], rules: { 'max-lines-per-function': 'off' } },
);
