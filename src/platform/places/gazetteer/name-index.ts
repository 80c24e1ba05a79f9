import { placeLetters, plainName, shortLetters } from '#contracts/shared/place-slug.js';
import { EditTable } from './edit-table.js';

/** Largest number of letters of a name, and of a text that is looked up. */
const longest = 60;
/** Word starts are stored as a bit mask. */
const bits = 30;

/** How a name fits a text. */
export interface NameMatch {
  /** Position of the place. */
  place: number;
  /** Whether the text is the whole name, not only a prefix. */
  isWhole: boolean;
  /** Whether each word of the text begins at the start of a word of the name. */
  fitsWords: boolean;
  /** Edit distance: letters that are missing, added, wrong or swapped with their neighbour. */
  mistakes: number;
}

/** A text normalized for comparing names. */
export interface TypedName {
  letters: string;
  wordStarts: number;
}

const isWord = /^[a-z]*$/;
const apostrophes = new Set("'’‘`");

/** Normalizes a text as a name: its letters, and the positions at which words begin. */
export function typedName(text: string): TypedName {
  const plain = plainName(text);
  if (isWord.test(plain)) return { letters: plain, wordStarts: 1 };
  let wordStarts = 0;
  let count = 0;
  let isStart = true;
  for (const character of plain) {
    const isLetter = (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9');
    if (isLetter && isStart && count < bits) wordStarts |= 1 << count;
    if (isLetter) count++;
    if (!apostrophes.has(character)) isStart = !isLetter;
  }
  return { letters: placeLetters(plain), wordStarts };
}

const abbreviations: Readonly<Record<string, string>> = { St: 'Saint', Ste: 'Sainte', Ft: 'Fort', Mt: 'Mount' };
const abbreviable = /\b(?:Ste?|Ft|Mt)\b|saint|fort|mount/i;

/** Returns a name with its spelling variants: 'St. Louis' and 'Saint Louis', 'Fort Worth' and 'Ft Worth'. */
function waysToWrite(name: string): TypedName[] {
  if (!abbreviable.test(name)) return [typedName(name)];
  const inFull = name.replace(/\b(Ste?|Ft|Mt)\b\.?/g, (short, word: string) => abbreviations[word] ?? short);
  const inShort = name.replace(/saint|fort|mount/gi, (word) => shortLetters(word.toLowerCase()));
  return [...new Set([name, inFull, inShort])].map(typedName);
}

/**
 * All names of all places in alphabetical order, stored in columns, with the length of the prefix that each shares with
 * the previous one.
 */
export class NameIndex {
  private readonly letters: readonly string[];
  private readonly places: Int32Array;
  private readonly wordStarts: Int32Array;
  private readonly shared: Uint8Array;

  /** @param named names with the position of their place; fastest if they are sorted */
  constructor(named: Iterable<readonly [name: string, place: number]>) {
    const letters: string[] = [];
    const places: number[] = [];
    const wordStarts: number[] = [];
    for (const [name, place] of named) {
      for (const way of waysToWrite(name)) {
        letters.push(way.letters);
        places.push(place);
        wordStarts.push(way.wordStarts);
      }
    }
    const order = letters.map((_letters, at) => at).sort((a, b) => compare(letters[a] ?? '', letters[b] ?? ''));
    this.letters = order.map((at) => letters[at] ?? '');
    this.places = Int32Array.from(order, (at) => places[at] ?? 0);
    this.wordStarts = Int32Array.from(order, (at) => wordStarts[at] ?? 0);
    this.shared = Uint8Array.from(this.letters, (name, at) => sharedLetters(this.letters[at - 1] ?? '', name));
  }

  /** Returns the places with a name of these letters. */
  called(letters: string): number[] {
    const found = new Set<number>();
    for (let at = this.firstFrom(letters); this.letters[at] === letters; at++) found.add(this.places[at] ?? 0);
    return [...found];
  }

  /** Visits every name that begins with the text. */
  beginningWith(typed: TypedName, visit: (match: NameMatch) => void): void {
    const { letters } = typed;
    if (letters === '' || letters.length > longest) return;
    for (let at = this.firstFrom(letters); this.letters[at]?.startsWith(letters); at++) {
      visit(this.matchAt(at, typed, 0));
    }
  }

  /**
   * Visits every name with a prefix that matches the text with at most `limit` mistakes.
   *
   * The sorted names form a trie: a prefix that is shared with the previous name has been compared already. A branch that
   * exceeds the limit is skipped, so a search compares a few thousand of 300,000 letters.
   */
  resembling(typed: TypedName, limit: number, visit: (match: NameMatch) => void): void {
    const { letters } = typed;
    if (letters === '' || letters.length > longest) return;
    const table = new EditTable(letters, limit);
    let mistakes = 0;
    for (let at = 0; at < this.letters.length; at++) {
      const shared = this.shared[at] ?? 0;
      if (shared >= table.deadFrom && mistakes > limit) continue;
      mistakes = table.follow(this.letters[at] ?? '', shared);
      if (mistakes <= limit) visit(this.matchAt(at, typed, mistakes));
    }
  }

  private matchAt(at: number, typed: TypedName, mistakes: number): NameMatch {
    return {
      place: this.places[at] ?? 0,
      isWhole: mistakes === 0 && this.letters[at] === typed.letters,
      fitsWords: (typed.wordStarts & ~(this.wordStarts[at] ?? 0)) === 0,
      mistakes,
    };
  }

  private firstFrom(letters: string): number {
    let [from, to] = [0, this.letters.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.letters[middle] ?? '') < letters) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function sharedLetters(a: string, b: string): number {
  let shared = 0;
  while (shared < b.length && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++;
  return shared;
}
