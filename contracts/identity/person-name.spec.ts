import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { longestName, nameFault } from './person-name.js';

describe('the name of a person', () => {
  it.each(["O'Neill", 'O’Neill', 'Anna-Lee', 'José', 'Zoë María', 'J. R. R.', 'Nguyễn', '李', 'Ἑλένη', 'D’Arcy‐Smith'])(
    'may be %s',
    (name) => expect(nameFault(name)).toBeUndefined(),
  );

  it.each(['Ada2', 'Ada@home', '<b>', 'Ada_Lee', 'Ada\tLee', 'Ada\n', "'", '-.', '🙂'])('may not be %j', (name) =>
    expect(nameFault(name)).toBe('name-characters'),
  );

  it('contains no digit, control character or symbol at any position', () => {
    const outside = fc.constantFrom(...'0123456789٣Ⅷ@#$%&*()_+=<>/\\|"`~^[]{};:!?,\u0000\u200b\u202e');
    const letters = fc.string({ unit: fc.constantFrom(...'aéßЖ李'), maxLength: 20 });
    fc.assert(
      fc.property(letters, outside, letters, (before, sign, after) => {
        expect(nameFault(`a${before}${sign}${after}`)).toBe('name-characters');
      }),
    );
  });

  it('is required, and has a longest length', () => {
    expect(nameFault('  ')).toBe('name-required');
    expect(nameFault('a'.repeat(longestName))).toBeUndefined();
    expect(nameFault('a'.repeat(longestName + 1))).toBe('name-too-long');
  });
});
