import { existsSync } from 'node:fs';
import TestRunner from 'jest-runner';

/**
 * Jest has one number of workers for all projects; this runner lets a project have its own (`runnerOptions`), and names
 * the file to begin with: on a new machine Jest begins with the longest text, which says little about the time.
 */
export default class Runner extends TestRunner {
  #first;

  constructor(globalConfig, context, { workers, first = '' }) {
    super({ ...globalConfig, maxWorkers: workers }, context);
    if (first !== '' && !existsSync(first)) throw new Error(`There is no ${first} to begin with: see jest.config.mjs`);
    this.#first = first;
  }

  /** Always in a child process: what a test leaves behind (sockets, memory) must not reach the next project. */
  runTests(tests, watcher, options) {
    const isFirst = ({ path }) => Number(this.#first !== '' && path.endsWith(this.#first));
    const inOrder = [...tests].sort((one, other) => isFirst(other) - isFirst(one));
    return super.runTests(inOrder, watcher, { ...options, serial: false });
  }
}
