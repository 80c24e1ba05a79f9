import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { transformFileSync } from '@swc/core';
import { breakPrograms, mutants } from './mutants.ts';
import { editsOf } from './upgrade.ts';

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

it.each([...mutants, { name: 'two upgrades', edits: [...editsOf(1), ...editsOf(2)] }])(
  'finds every text of "$name" in the programs of today',
  ({ name, edits }) => {
    for (const file of new Set(edits.map((edit) => edit.file))) {
      const source = file.replace(/^dist\//, '').replace(/js$/, 'ts');
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), transformFileSync(source, { configFile: '.swcrc' }).code);
    }
    breakPrograms({ name, edits }, folder);
  },
);
