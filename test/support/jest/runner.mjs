import TestRunner from 'jest-runner';

/** Jest has one number of workers for all projects; this runner lets a project have its own (`runnerOptions`). */
export default class Runner extends TestRunner {
  constructor(globalConfig, context, { workers }) {
    super({ ...globalConfig, maxWorkers: workers }, context);
  }

  /** Always in a child process: what a test leaves behind (sockets, memory) must not reach the next project. */
  runTests(tests, watcher, options) {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}
