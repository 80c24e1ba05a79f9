import type { SeededRandom } from '../random/seeded-random.js';

/**
 * A text with choices, as in docker/demo/data: `[fern|moss]` picks one, `{city}` asks the speaker, and `{12-30}`
 * becomes a number in the range, a round one above twenty, in words below a hundred. Choices may contain choices.
 */
export type Phrase = readonly Part[];
type Part = string | { oneOf: readonly Phrase[] } | { slot: string } | { least: number; most: number };

export interface Speaker {
  random: SeededRandom;
  /** Returns the text of a slot. */
  fill: (slot: string) => string;
}

const range = /^(\d+)-(\d+)$/;

const slotFrom = (text: string): Part => {
  const numbers = range.exec(text);
  return numbers ? { least: Number(numbers[1]), most: Number(numbers[2]) } : { slot: text };
};

/** @throws Error for an unclosed bracket */
export function phrase(text: string): Phrase {
  let at = 0;
  const parse = (inChoice: boolean): Phrase => {
    const parts: Part[] = [];
    let plain = '';
    const flush = () => {
      if (plain !== '') parts.push(plain);
      plain = '';
    };
    while (at < text.length && !(inChoice && (text[at] === '|' || text[at] === ']'))) {
      const letter = text[at++] ?? '';
      if (letter === '{') {
        const end = text.indexOf('}', at);
        if (end < 0) throw new Error(`A { is not closed in '${text}'.`);
        flush();
        parts.push(slotFrom(text.slice(at, end)));
        at = end + 1;
      } else if (letter === '[') {
        flush();
        parts.push({ oneOf: choices() });
      } else plain += letter;
    }
    flush();
    return parts;
  };
  const choices = (): Phrase[] => {
    const found = [parse(true)];
    while (text[at] === '|') {
      at++;
      found.push(parse(true));
    }
    if (text[at++] !== ']') throw new Error(`A [ is not closed in '${text}'.`);
    return found;
  };
  return parse(false);
}

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inWords(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number >= 100) return String(number);
  const rest = number % 10;
  return (tens[Math.floor(number / 10)] ?? '') + (rest === 0 ? '' : `-${small[rest] ?? ''}`);
}

/** Rounds numbers as people do (twenty-five, not twenty-seven); years stay unchanged. */
function roundNumber(number: number, least: number, most: number): number {
  if (number <= 20 || number >= 1500) return number;
  const step = number < 100 ? 5 : 10;
  return Math.min(most, Math.max(least, Math.round(number / step) * step));
}

/** Returns the text of a phrase, with choices made by the speaker. */
export function say(parts: Phrase, speaker: Speaker): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('oneOf' in part) text += say(speaker.random.pick(part.oneOf), speaker);
    else if ('slot' in part) text += speaker.fill(part.slot);
    else text += inWords(roundNumber(speaker.random.integer(part.least, part.most), part.least, part.most));
  }
  return text;
}

/** Lists the slots of a phrase, including those in its choices. */
export const slotsOf = (parts: Phrase): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if ('oneOf' in part) return part.oneOf.flatMap(slotsOf);
    return 'slot' in part ? [part.slot] : [];
  });
