import { relative } from 'node:path';
import type { TestResult } from '@jest/reporters';

type Timed = Pick<TestResult, 'displayName' | 'perfStats' | 'testFilePath' | 'testResults'>;

const slowestShown = { files: 20, tests: 10 };

/**
 * Describes where the time of a run went, as lines to print: seconds per project (from the start of its first file to the
 * end of its last, and the sum of its files), the slowest files and the slowest tests. Empty when nothing ran.
 */
export function timings(files: readonly Timed[], root = process.cwd()): string[] {
  const slowFiles = files
    .map(({ testFilePath, perfStats: { start, end } }) => ({ name: relative(root, testFilePath), took: end - start }))
    .filter(({ took }) => took > 0);
  const slowTests = files
    .flatMap(({ testResults }) => testResults)
    .map(({ fullName, duration }) => ({ name: fullName.replaceAll(/\s+/g, ' ').slice(0, 140), took: duration ?? 0 }))
    .filter(({ took }) => took > 0);
  return [
    ...section('Seconds per project, and the sum of its files:', perProject(files)),
    ...section('The slowest files:', longest(slowFiles, slowestShown.files)),
    ...section('The slowest tests:', longest(slowTests, slowestShown.tests)),
  ];
}

function perProject(files: readonly Timed[]): string[] {
  const byName = Map.groupBy(files, ({ displayName }) => displayName?.name ?? 'tests');
  return [...byName].map(([name, own]) => {
    const from = Math.min(...own.map(({ perfStats }) => perfStats.start));
    const to = Math.max(...own.map(({ perfStats }) => perfStats.end));
    const sum = own.reduce((total, { perfStats: { start, end } }) => total + end - start, 0);
    return `${inSeconds(to - from)}  ${name}: ${own.length} files, ${inSeconds(sum).trim()}`;
  });
}

const longest = (all: { name: string; took: number }[], shown: number) =>
  all
    .sort((a, b) => b.took - a.took)
    .slice(0, shown)
    .map(({ name, took }) => `${inSeconds(took)}  ${name}`);

const section = (title: string, lines: string[]) => (lines.length === 0 ? [] : ['', title, ...lines]);

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2).padStart(8)} s`;
