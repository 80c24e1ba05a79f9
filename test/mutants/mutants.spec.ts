import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { mutants } from './mutants.js';

it.each(mutants)('$context: "$broken" can be made, and there is somebody to notice', ({ file, from, specs, title }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(specs.filter((spec) => !existsSync(spec))).toEqual([]);
  if (title === undefined) return;
  expect(specs.map((spec) => readFileSync(spec, 'utf8')).join('\n')).toContain(title);
});
