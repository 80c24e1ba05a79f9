import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Opens a log for appending and creates its folder if necessary. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'a');
}

/** The last non-empty lines of a log after a position in bytes; none if there is no such log. */
export function lastLines(file: string, count: number, from = 0): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file).subarray(from).toString().split('\n');
  return lines.filter((line) => line.trim() !== '').slice(-count);
}

/** Renames each log of the previous run to `<name>.log.1`, so that the files of this run begin empty. */
export function rotateLogs(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.log')) renameSync(join(folder, name), join(folder, `${name}.1`));
  }
}
