import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

// Programs and tests are compiled alike; only `exclude`, which keeps specs out of the build, does not apply here.
const { exclude: _specs, ...shared } = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
const swc = { ...shared, swcrc: false };
const withJsx = {
  ...swc,
  jsc: {
    ...swc.jsc,
    parser: { ...swc.jsc.parser, tsx: true },
    transform: { ...swc.jsc.transform, react: { runtime: 'automatic' } },
  },
};

const seconds = 1000;
const aroundEachSpec = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // js first: `./x.js` inside a package must stay `./x.js` although its ending is stripped below.
  moduleFileExtensions: ['js', 'ts', 'tsx', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  transform: { '\\.ts$': ['@swc/jest', swc], '\\.tsx$': ['@swc/jest', withJsx] },
};

const limited = ['<rootDir>/test/support/jest/time-limit.ts'];

const node = (name, testMatch, timeLimit, rest) => ({
  ...aroundEachSpec,
  displayName: name,
  globals: { timeLimit },
  setupFilesAfterEnv: limited,
  testMatch,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['app:source', 'node', 'node-addons'] },
  ...rest,
});
const atOnce = (files) => [
  '<rootDir>/test/support/jest/runner.mjs',
  { workers: Math.min(files, Math.max(2, availableParallelism() - 1)) },
];

/** Run by `npm test`, which starts what the tests need; the last reporter prints the line that CI reads. */
export default {
  maxWorkers: '75%',
  // Modules of a file that has ended are never let go of (Node keeps them): a process that has grown is begun anew.
  workerIdleMemoryLimit: '800MB',
  reporters: ['default', '<rootDir>/test/support/jest/last-line-reporter.ts'],
  projects: [
    node('unit', ['<rootDir>/{contracts,src,workers,docker,test/support,test/chaos}/**/*.spec.ts'], 10 * seconds, {
      setupFiles: ['reflect-metadata'],
    }),
    {
      ...aroundEachSpec,
      displayName: 'web',
      testMatch: ['<rootDir>/web/src/**/*.spec.{ts,tsx}'],
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['app:source', 'browser'] },
      setupFiles: ['<rootDir>/test/support/jest/browser-globals.ts', 'reflect-metadata'],
      globals: { timeLimit: 30 * seconds },
      setupFilesAfterEnv: [...limited, '<rootDir>/test/support/jest/dom-matchers.ts'],
    },
    node('architecture', ['<rootDir>/test/architecture/**/*.spec.ts'], 60 * seconds, {
      setupFiles: ['reflect-metadata', '@nestjs/throttler'],
    }),
    node('integration', ['<rootDir>/test/integration/**/*.spec.ts'], 30 * seconds, {
      // A CommonJS package that requires Nest, an ES module: Jest can load it before the spec's own graph only.
      setupFiles: ['reflect-metadata', '@nestjs/throttler'],
      runner: atOnce(3),
    }),
    // Only when it is asked for: thousands of searches against brute force.
    node('oracle', ['<rootDir>/test/oracle/**/*.spec.ts'], 120 * seconds, {
      setupFiles: ['reflect-metadata', '@nestjs/throttler'],
    }),
    // Each of these files runs the real programs and a browser, which keep two processors busy.
    node('e2e', ['<rootDir>/test/e2e/**/*.spec.ts'], 120 * seconds, {
      runner: atOnce(Math.max(1, Math.floor(availableParallelism() / 2))),
    }),
    // One browser for all stories.
    node('stories', ['<rootDir>/test/stories/**/*.spec.ts'], 60 * seconds, { runner: atOnce(1) }),
    // One file at a time: each starts everything.
    node('launcher', ['<rootDir>/test/launcher/**/*.spec.ts'], 300 * seconds, { runner: atOnce(1) }),
  ],
};
