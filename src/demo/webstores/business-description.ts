import { say } from '../words/phrase.js';
import { placeSentences } from '../trades/place-sentences.js';
import type { Place } from '../places/place.js';
import type { SeededRandom } from '../random/seeded-random.js';
import type { StoreSpeaker } from '../words/store-speaker.js';
import type { SecondCategory, Sentence, Trade } from '../trades/trade.js';

export interface BusinessDescription {
  text: string;
  /** Services, styles and subcategories that the text promises. */
  promises: number[];
}

const longest = 700;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes descriptions, and distributes the sentences within each place, so that neighbors on a page differ. */
export class DescriptionWriter {
  private readonly decks = new Map<Place, Map<readonly Sentence[], Sentence[]>>();

  /** Two to five sentences: an introduction, the way of working, what to expect. */
  describe(trade: Trade, speaker: StoreSpeaker, second: SecondCategory | undefined): BusinessDescription {
    let text = '';
    const promises: number[] = [];
    for (const sentence of this.compose(trade, speaker, second)) {
      const said = sentence.needsCapital ? capitalised(say(sentence.phrase, speaker)) : say(sentence.phrase, speaker);
      if (text.length + 1 + said.length > longest) continue;
      text += (text === '' ? '' : ' ') + said;
      promises.push(...sentence.promises);
    }
    return { text, promises };
  }

  private compose(trade: Trade, { random, place }: StoreSpeaker, second: SecondCategory | undefined): Set<Sentence> {
    const opening = this.deal(random, place, trade.says);
    const details = random.chance(0.12) ? 0 : random.chance(0.55) ? 1 : 2;
    const body = Array.from({ length: details }, () => this.deal(random, place, trade.more));
    if (second) body.push(second.says);
    const terms = this.deal(random, place, trade.terms);
    if ([opening, ...body, terms].some(({ namesPlace }) => namesPlace)) return new Set([opening, ...body, terms]);
    const streetIsKnown = [opening, ...body, terms].some(({ namesStreet }) => namesStreet);
    const whereWeAre = placeSentences(trade, streetIsKnown);
    return new Set([opening, this.deal(random, place, whereWeAre), ...body, terms]);
  }

  /** The next sentence for this place: all suitable ones are used before one is repeated. */
  private deal(random: SeededRandom, place: Place, sentences: readonly Sentence[]): Sentence {
    const decks = this.decks.get(place) ?? new Map<readonly Sentence[], Sentence[]>();
    this.decks.set(place, decks);
    const next = decks.get(sentences)?.pop();
    if (next) return next;
    const fitting = sentences.filter(({ where }) => where === undefined || place.settings.has(where));
    decks.set(sentences, random.some(fitting, fitting.length));
    return decks.get(sentences)?.pop() ?? random.pick(sentences);
  }
}
