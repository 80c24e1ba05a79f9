import { readFileSync } from 'node:fs';
import Runner from '../../support/jest/runner.mjs';
import { startSharedStage } from './shared-stage.ts';

/** Starts what the spec files share before the first of them, and stops it after the last. */
export default class StageRunner extends Runner {
  async runTests(tests, watcher, options) {
    const needsSite = tests.some(({ path }) => readFileSync(path, 'utf8').includes('Stage.shared('));
    const stage = await startSharedStage({ site: needsSite });
    // Test processes, which begin after this, get the environment of this one.
    Object.assign(process.env, stage.environment);
    try {
      await super.runTests(tests, watcher, options);
    } finally {
      await stage.stop();
    }
  }
}
