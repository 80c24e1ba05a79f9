import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { useGlobals } from './globals.mjs';
import { sourceMaps, useConditions } from './load-typescript.mjs';

const require = createRequire(import.meta.url);
/** Jest keeps the list of those who listen to a run under this symbol; a new run starts with a new list. */
const eventHandlers = Symbol.for('EVENT_HANDLERS');

let runs = 0;

/**
 * Runs spec files in Node itself instead of in a context of its own: modules are loaded once per worker process, where
 * Jest's own runtime compiles and links all of them (Nest, MikroORM and the product: 5 s) for every file. The price is
 * isolation: a spec must not leave module state or globals behind. Mocks of modules do not exist here.
 *
 * Implements what `jest-runner` and `jest-circus` call of a runtime (configuration option `runtime`).
 */
export default class NativeRuntime {
  #environment;
  /** Files that are evaluated in every run; all others are once per process. */
  #perRun;
  #run = (runs += 1);

  constructor(config, environment, _resolver, _transformer, _sources, _coverage, testPath) {
    this.#environment = environment;
    useConditions(config.testEnvironmentOptions.customExportConditions ?? ['app:source']);
    this.#perRun = new Set([...config.setupFilesAfterEnv, testPath]);
  }

  /** Loads jest-circus for each file, because it keeps the tests of one run in its module scope. */
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[eventHandlers];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    useGlobals(globals, this.#environment);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    const address = pathToFileURL(path).href;
    return import(this.#perRun.has(path) ? `${address}?run=${this.#run}` : address);
  }

  requireModule(path) {
    return require(path);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {}
  enterTestCode() {}
  leaveTestCode() {}
  clearAllMocks() {}
  teardown() {}
}
