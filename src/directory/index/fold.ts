/** Latin letters without an accent to remove, which are still typed without their stroke or as two letters. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/**
 * Returns text in the form in which it is searched: without accents, case and punctuation, words separated by one
 * space. Documents and queries use this same function, so the engine needs no language analysis.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’`]/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
