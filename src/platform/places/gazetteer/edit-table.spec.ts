import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EditTable } from './edit-table.js';

/** Reference implementation of the distance: the whole table, for every prefix of the name. */
function byTheBook(text: string, name: string): number {
  const rows = [Array.from({ length: text.length + 1 }, (_unused, column) => column)];
  for (let row = 1; row <= name.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= text.length; column++) {
      const same = text[column - 1] === name[row - 1];
      const costs = [
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + Number(!same),
      ];
      const isSwap = text[column - 1] === name[row - 2] && text[column - 2] === name[row - 1];
      if (row > 1 && column > 1 && isSwap) costs.push(rows[row - 2]![column - 2]! + 1);
      rows[row]!.push(Math.min(...costs));
    }
  }
  return Math.min(...rows.map((row) => row[text.length]!));
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });

it('computes the same distances as the reference implementation, for one name after the other', () => {
  fc.assert(
    fc.property(word, fc.array(word, { minLength: 1, maxLength: 30 }), fc.constantFrom(1, 2), (text, names, limit) => {
      const table = new EditTable(text, limit);
      let before = '';
      for (const name of names.sort()) {
        let shared = 0;
        while (shared < name.length && name[shared] === before[shared]) shared++;
        const expected = byTheBook(text, name);
        const counted = table.follow(name, shared);
        if (expected <= limit) expect(counted).toBe(expected);
        else expect(counted).toBeGreaterThan(limit);
        if (counted > limit && table.deadFrom <= name.length) {
          expect(byTheBook(text, `${name.slice(0, table.deadFrom)}${text}`)).toBeGreaterThan(limit);
        }
        before = name;
      }
    }),
    { numRuns: 500 },
  );
});
