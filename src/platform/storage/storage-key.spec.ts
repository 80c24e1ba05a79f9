import { resolve, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkedKey, isStorageKey } from './storage-key.js';

const letters = 'abcxyz0189';
const part = fc
  .tuple(
    fc.constantFrom(...letters),
    fc.string({ unit: fc.constantFrom(...letters, '.', '_', '-'), maxLength: 199, size: 'max' }),
  )
  .map((texts) => texts.join(''));
const keys = fc
  .array(part, { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('/'))
  .filter((key) => key.length <= 512);
/** Near misses and path traversal attacks. */
const nearly = fc
  .array(fc.constantFrom('a', 'b9', '..', '.', '/', '\\', '%2e', '%2f', '~', ' ', 'A', '\u0000', 'é', '-', '_', '?'), {
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''));

describe('a key', () => {
  it('is a path of plain parts', () => {
    fc.assert(fc.property(keys, (key) => isStorageKey(key) && checkedKey(key) === key));
  });

  it('is unchanged in a URL and never leaves its folder, for any text', () => {
    const root = resolve('/srv/files');
    fc.assert(
      fc.property(fc.oneof(keys, nearly, fc.string()), (text) => {
        fc.pre(isStorageKey(text));
        const path = resolve(root, text);
        expect(path).toBe(root + sep + text);
        expect(new URL(text, 'http://host/').pathname).toBe(`/${text}`);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    'a/..',
    '.hidden',
    'a/.hidden',
    '-a',
    'a\\b',
    'a b',
    'A',
    'a~',
    'a%2e',
    'a\n',
    'a\u0000',
    'é',
    'a'.repeat(201),
    `${'a/'.repeat(256)}a`,
  ])('is not %j', (text) => {
    expect(isStorageKey(text)).toBe(false);
    expect(() => checkedKey(text)).toThrow(TypeError);
  });

  it('has at most 200 characters in a part and 512 in all', () => {
    expect(isStorageKey('a'.repeat(200))).toBe(true);
    expect(isStorageKey(`${'a/'.repeat(255)}aa`)).toBe(true);
  });
});
