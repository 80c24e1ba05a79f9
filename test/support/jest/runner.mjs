import { existsSync } from 'node:fs';
import TestRunner from 'jest-runner';

/**
 * Jest has one number of workers for all projects; this runner lets a project have its own (`runnerOptions`), and names
 * the files to begin with, in their order: on a new machine Jest begins with the longest text, which says little about
 * the time.
 */
export default class Runner extends TestRunner {
  #first;

  constructor(globalConfig, context, { workers, first = [] }) {
    super({ ...globalConfig, maxWorkers: workers }, context);
    const missing = first.filter((file) => !existsSync(file));
    if (missing.length > 0) throw new Error(`There is no ${missing.join()} to begin with: see jest.config.mjs`);
    this.#first = first;
  }

  /** Always in a child process: what a test leaves behind (sockets, memory) must not reach the next project. */
  runTests(tests, watcher, options) {
    const place = ({ path }) => {
      const at = this.#first.findIndex((file) => path.endsWith(file));
      return at < 0 ? this.#first.length : at;
    };
    const inOrder = [...tests].sort((one, other) => place(one) - place(other));
    return super.runTests(inOrder, watcher, { ...options, serial: false });
  }
}
