import { fold } from '#src/directory/index/fold.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { wordsOfName } from '#src/directory/search/name-match.js';
import { namePartsOf } from '#src/directory/search/name-parts.js';

type WordMatch = (typed: string, word: string) => boolean;

type Named = Pick<ListingDocument, 'name' | 'besideName'>;

/** Decides without an engine, word by word, whether a vendor is found by a typed name. */
export const referenceHasName = (typed: string, vendor: Named): boolean => referenceNameStep(typed, vendor) > 0;

/**
 * How well a name matches (OP-71): 3 the whole name, 2 its words with the last one as a prefix or its letters with
 * other spaces, 1 with typos or with words beside the name, 0 not at all.
 */
export function referenceNameStep(typed: string, { name, besideName }: Named): number {
  const query = fold(typed);
  if (name === query) return 3;
  const words = name.split(' ');
  const has = (match: WordMatch, last: WordMatch) => hasParts(words, query, match, last);
  const letters = query.replaceAll(' ', '');
  const nameLetters = name.replaceAll(' ', '');
  if (has(isSame, isBegun) || nameLetters === letters) return 2;
  if (has(isTypo, isTypo) || has(isTypo, isBegun)) return 1;
  const typedWords = query.split(' ');
  if (typedWords.every((word) => words.some((there) => isAnyTypo(word, there)))) return 1;
  if (letters.length >= 6 && nameLetters.startsWith(letters)) return 1;
  const kept = wordsOfName(query);
  const isInName = (word: string) => words.some((there) => isTypo(word, there));
  const isBeside = kept.length <= 8 && kept.every((word) => isInName(word) || besideName.includes(word));
  return isBeside && kept.some(isInName) ? 1 : 0;
}

const isAnyTypo: WordMatch = (typed, word) => mistakesBetween(typed, word) <= (typed.length < 5 ? 0 : 1);

/** Finds every part: as typed, the very last word possibly as a prefix or with a typo, or as a synonym. */
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

/** One typo from three letters on, two from six; the first letter is right. */
const isTypo: WordMatch = (typed, word) => {
  const allowed = typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2;
  return typed[0] === word[0] && mistakesBetween(typed, word) <= allowed;
};

/** Letters omitted, added, exchanged, or two adjacent ones swapped (optimal string alignment). */
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
