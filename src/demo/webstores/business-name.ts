import { say } from '../words/phrase.js';
import type { StoreSpeaker } from '../words/store-speaker.js';
import type { Trade } from '../trades/trade.js';
import { webAddressOf } from '../words/web-address.js';

export interface BusinessName {
  name: string;
  url: string;
}

const tries = 14;
const smallWords = new Set(['the', 'and', 'of', 'at', 'de', 'y', 'in', 'by']);

/** Excludes 'Fern & Fern'. */
function repeatsItself(url: string): boolean {
  const words = url.split('-').filter((word) => !smallWords.has(word));
  return new Set(words).size < words.length;
}

/** Generates unique names; if the preferred ones are taken, the name contains the place, as names of real firms do. */
export function businessName(trade: Trade, speaker: StoreSpeaker, taken: ReadonlySet<string>): BusinessName {
  const made = () => {
    const name = say(speaker.random.pick(trade.names), speaker);
    return { name, url: webAddressOf(name) };
  };
  const free = ({ url }: BusinessName) => !taken.has(url) && !repeatsItself(url);
  for (let attempt = 0; attempt < tries; attempt++) {
    const candidate = made();
    if (free(candidate)) return candidate;
  }
  const endings = [
    () => speaker.fill('city'),
    () => `on ${speaker.fill('street2')} Street`,
    () => speaker.fill('Region'),
  ];
  for (;;) {
    const ending = speaker.random.pick(endings)();
    const name = `${made().name} ${ending}`;
    const candidate = { name, url: webAddressOf(name) };
    if (free(candidate)) return candidate;
  }
}
