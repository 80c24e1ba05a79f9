import { readFileSync, readdirSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The words of the demo: names, sentences, prices. They are data of the demo alone, so they are not in src. */
const folder = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'docker/demo/data');

/**
 * Reads a file of the demo's data. Nothing checks its form here: the specs of the demo do.
 * @param name of the file, without its ending
 */
export const demoData = <T>(name: string): T => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T;

/** Reads all files of a folder, ordered by name: what is made of them depends on their order. */
export const demoDataIn = <T>(subfolder: string): T[] =>
  readdirSync(join(folder, subfolder))
    .sort()
    .map((file) => demoData<T>(join(subfolder, file.replace('.json', ''))));
