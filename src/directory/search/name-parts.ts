import { fold } from '../index/fold.js';
import { pluralOf } from './plural-of.js';
import { synonyms } from './synonyms.js';

/** A part of a typed name, with its synonyms. */
export interface NamePart {
  readonly typed: string;
  readonly others: readonly string[];
}

/** Maps folded words to all their synonyms, plurals included. */
const sameAs: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(synonyms)
    .flat()
    .filter((list) => list.length > 1)
    .flatMap((list) => {
      const ways = [...new Set(list.map(fold).flatMap((words) => [words, pluralOf(words)]))];
      return ways.map((way): [string, string[]] => [way, ways.filter((other) => other !== way)]);
    }),
);
const mostWords = Math.max(...[...sameAs.keys()].map((words) => words.split(' ').length));

/**
 * Splits a text at words with synonyms, the longest first; all words between them form one part.
 * @param text folded
 */
export function namePartsOf(text: string): NamePart[] {
  const words = text.split(' ');
  const parts: NamePart[] = [];
  let plain: string[] = [];
  const endPlain = () => {
    if (plain.length > 0) parts.push({ typed: plain.join(' '), others: [] });
    plain = [];
  };
  for (let at = 0; at < words.length;) {
    const known = synonymsAt(words, at);
    if (known) {
      endPlain();
      parts.push(known.part);
    } else plain.push(words[at] ?? '');
    at += known?.length ?? 1;
  }
  endPlain();
  return parts;
}

/**
 * Removes repeated words from the parts, since they match the same vendors. The last word stays, since it may be
 * incomplete.
 */
export function withoutRepeats(parts: readonly NamePart[]): NamePart[] {
  const said = new Set<string>();
  const isNew = (words: string) => said.size < said.add(words).size;
  return parts.flatMap(({ typed, others }, at) => {
    const words = others.length > 0 ? [typed] : typed.split(' ');
    const last = at === parts.length - 1 ? words.splice(-1) : [];
    const kept = [...words.filter(isNew), ...last];
    return kept.length > 0 ? [{ typed: kept.join(' '), others }] : [];
  });
}

function synonymsAt(words: readonly string[], at: number): { part: NamePart; length: number } | undefined {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).join(' ');
    const others = sameAs.get(typed);
    if (others) return { part: { typed, others }, length };
  }
  return undefined;
}
