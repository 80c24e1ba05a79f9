import { readFileSync, readdirSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The words of the demo: names, sentences, prices. Only the demo uses them, so they are not in src. */
const folder = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'docker/demo/data');

/**
 * Reads a file of the demo's data. Its format is checked by the specs of the demo, not here.
 * @param name of the file, without its extension
 */
export const demoData = <T>(name: string): T => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T;

/** Reads all files of a folder, ordered by name, since the generated data depend on their order. */
export const demoDataIn = <T>(subfolder: string): T[] =>
  readdirSync(join(folder, subfolder))
    .sort()
    .map((file) => demoData<T>(join(subfolder, file.replace('.json', ''))));
