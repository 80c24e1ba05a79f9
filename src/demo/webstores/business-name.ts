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

/** 'Fern & Fern' is no name. */
function repeatsItself(url: string): boolean {
  const words = url.split('-').filter((word) => !smallWords.has(word));
  return new Set(words).size < words.length;
}

/** A name that nobody else has; where the good ones are taken, it says where it is, as real firms do. */
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
