import { availableParallelism } from 'node:os';

// Limits of time only end what hangs: they are far above what a test takes on a machine that is busy with other things.
const seconds = 1000;
const aroundEachSpec = {
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

const limited = ['<rootDir>/test/support/jest/time-limit.ts'];

const node = (name, testMatch, timeLimit, rest) => ({
  ...aroundEachSpec,
  displayName: name,
  globals: { timeLimit },
  setupFilesAfterEnv: limited,
  testMatch,
  runtime: '<rootDir>/test/support/jest/native/runtime.mjs',
  testEnvironment: '<rootDir>/test/support/jest/native/environment.mjs',
  ...rest,
});
/** Processes for the files of one project alone: Jest shares them among projects whose runner has the same options. */
const atOnce = (files, project) => [
  '<rootDir>/test/support/jest/runner.mjs',
  { workers: Math.min(files, Math.max(2, availableParallelism() - 1)), project },
];

/** All stories in one process, which take as long as the files of the launcher in the other. */
const storiesAndLauncher = [
  '<rootDir>/test/support/jest/runner.mjs',
  { workers: 2, project: 'stories, launcher', first: 'test/stories/stories.spec.ts' },
];

/** Run by `npm test`, which starts what the tests need; the last reporter prints the line that CI reads. */
export default {
  // Also on two processors: a spec waits now and then, and Jest itself needs little.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Node never releases the modules of a file that has ended, so a process that has grown is restarted.
  workerIdleMemoryLimit: '800MB',
  reporters: ['default', '<rootDir>/test/support/jest/last-line-reporter.ts'],
  projects: [
    node(
      'unit',
      ['<rootDir>/{contracts,src,workers,docker,test/support,test/chaos,test/mutants}/**/*.spec.ts'],
      60 * seconds,
      {
        setupFiles: ['reflect-metadata'],
      },
    ),
    node('web', ['<rootDir>/web/src/**/*.spec.{ts,tsx}'], 180 * seconds, {
      testEnvironment: '<rootDir>/test/support/jest/native/dom-environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['app:source', 'browser'] },
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: [
        ...limited,
        '<rootDir>/test/support/jest/dom-matchers.ts',
        '<rootDir>/test/support/jest/native/dom-after-each.ts',
      ],
      runner: atOnce(2, 'web'),
    }),
    node('architecture', ['<rootDir>/test/architecture/**/*.spec.ts'], 180 * seconds, {
      setupFiles: ['reflect-metadata', '@nestjs/throttler'],
    }),
    node('integration', ['<rootDir>/test/integration/**/*.spec.ts'], 180 * seconds, {
      // A CommonJS package that requires Nest, an ES module: Jest can load it before the spec's own graph only.
      setupFiles: ['reflect-metadata', '@nestjs/throttler'],
      // Half of the time a spec waits: for the database, the engine, or a program that it has started.
      runner: ['<rootDir>/test/support/jest/runner.mjs', { workers: 4, project: 'integration' }],
    }),
    // Only when it is asked for: thousands of searches against brute force.
    node('oracle', ['<rootDir>/test/oracle/**/*.spec.ts'], 120 * seconds, {
      setupFiles: ['reflect-metadata', '@nestjs/throttler'],
    }),
    // Only when it is asked for: fifteen valid and fifteen invalid calls of every operation for each caller.
    node('fuzz', ['<rootDir>/test/fuzz/**/*.spec.ts'], 120 * seconds, {
      setupFiles: ['reflect-metadata', '@nestjs/throttler'],
    }),
    // A third of a journey is waiting; one site serves most files, one browser all files of a process.
    node('e2e', ['<rootDir>/test/e2e/**/*.spec.ts'], 300 * seconds, {
      runner: ['<rootDir>/test/e2e/support/runner.mjs', { workers: 2, first: 'test/e2e/linked-pages.spec.ts' }],
    }),
    // One browser for all stories.
    node('stories', ['<rootDir>/test/stories/**/*.spec.ts'], 180 * seconds, { runner: storiesAndLauncher }),
    // Each starts everything, in a folder of its own, and then mostly waits.
    node('launcher', ['<rootDir>/test/launcher/**/*.spec.ts'], 600 * seconds, { runner: storiesAndLauncher }),
  ],
};
