import { expect, it } from '@jest/globals';
import { timings } from './timings.js';

const file = (project: string, path: string, start: number, end: number, tests: [string, number][] = []) =>
  ({
    displayName: { name: project, color: 'white' },
    testFilePath: `/posy/${path}`,
    perfStats: { start, end, runtime: end - start, slow: false, loadTestEnvironmentStart: start },
    testResults: tests.map(([fullName, duration]) => ({ fullName, duration })),
  }) as never;

it('reports the time of each project, and the slowest files and tests first', () => {
  const files = [
    file('unit', 'a.spec.ts', 1_000, 3_000, [['adds', 20]]),
    file('unit', 'b.spec.ts', 2_000, 5_000, [['takes away', 1_500]]),
    file('e2e', 'c.spec.ts', 6_000, 7_250),
  ];
  expect(timings(files, '/posy')).toEqual([
    '',
    'Seconds per project, and the sum of its files:',
    '    4.00 s  unit: 2 files, 5.00 s',
    '    1.25 s  e2e: 1 files, 1.25 s',
    '',
    'The slowest files:',
    '    3.00 s  b.spec.ts',
    '    2.00 s  a.spec.ts',
    '    1.25 s  c.spec.ts',
    '',
    'The slowest tests:',
    '    1.50 s  takes away',
    '    0.02 s  adds',
  ]);
});

it('reports nothing when nothing ran', () => {
  expect(timings([])).toEqual([]);
});
