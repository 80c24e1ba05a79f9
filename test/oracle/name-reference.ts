import { fold } from '#src/directory/index/fold.js';
import { namePartsOf } from '#src/directory/search/name-parts.js';

type WordMatch = (typed: string, word: string) => boolean;

/** Whether a vendor's name is found by what somebody typed: told without an engine, word by word. */
export function referenceHasName(typed: string, folded: string): boolean {
  const query = fold(typed);
  if (folded === query) return true;
  const words = folded.split(' ');
  const ways: [typed: WordMatch, last: WordMatch][] = [
    [isSame, isBegun],
    [isTypo, isTypo],
    [isTypo, isBegun],
  ];
  return ways.some(([match, last]) => hasParts(words, query, match, last));
}

/** Every part is there: as it was typed, its very last word perhaps in another way, or as something that means the same. */
function hasParts(words: readonly string[], query: string, match: WordMatch, last: WordMatch): boolean {
  const parts = namePartsOf(query);
  return parts.every(({ typed, others }, at) => {
    const asTyped = typed.split(' ').every((word, position, all) => {
      const isLast = at === parts.length - 1 && position === all.length - 1;
      return words.some((there) => (isLast ? last : match)(word, there));
    });
    return asTyped || others.some((other) => other.split(' ').every((word) => words.includes(word)));
  });
}

const isSame: WordMatch = (typed, word) => typed === word;
const isBegun: WordMatch = (typed, word) => word.startsWith(typed);

/** One mistake from three letters on, two from six; the first letter is right. */
const isTypo: WordMatch = (typed, word) => {
  const allowed = typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2;
  return typed[0] === word[0] && mistakesBetween(typed, word) <= allowed;
};

/** Letters left out, added, exchanged, or two neighbours swapped (optimal string alignment). */
function mistakesBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column++) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + differs,
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}
