import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { breakPrograms } from './mutants.ts';

let folder = '';
const edit = (from: string) => ({ name: 'a mutant', edits: [{ file: 'program.js', from, to: '$& broken' }] });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  writeFileSync(join(folder, 'program.js'), 'one two two');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('replaces a text that occurs exactly once in the file', () => {
  breakPrograms(edit('one'), folder);
  expect(readFileSync(join(folder, 'program.js'), 'utf8')).toBe('$& broken two two');
});

it('refuses a text that is missing or occurs twice', () => {
  expect(() => breakPrograms(edit('three'), folder)).toThrow('does not have exactly once');
  expect(() => breakPrograms(edit('two'), folder)).toThrow('does not have exactly once');
});
