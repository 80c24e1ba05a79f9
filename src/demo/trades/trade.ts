import { categoryByExternalId } from '#src/webstore/catalogue/catalogue.js';
import type { Setting } from '../places/place-row.js';
import { phrase, slotsOf, type Phrase } from '../words/phrase.js';
import type { Community } from '../words/people.js';

/** Weights of four price tiers, or of three ways to travel (locally, nationally, globally). */
type PriceWeights = readonly [budget: number, standard: number, premium: number, luxury: number];
type TravelWeights = readonly [locally: number, nationally: number, globally: number];

/**
 * One kind of business in a category, defined in a file of docker/demo/data/trades. Texts are phrases (phrase.ts). A
 * sentence may start with a condition (`coast: …` the place, `team: …` more than one person) and end with ids of the
 * services and styles that it promises (`… #311103`), which are then chosen too.
 */
export interface TradeEntry {
  share: number;
  /** Whether it is one person, who says 'I': the category's sentences with 'we' are converted. */
  solo?: boolean;
  /** The origin of the family, if the trade needs one. */
  people?: Community;
  /** Given names that replace those of the people. */
  firstNames?: readonly string[];
  /** Never combined with a second category that others of the category have. */
  onlyThis?: boolean;
  /** Uses only its own sentences, because those of the category would be false. */
  apart?: boolean;
  /** Only in places with one of these settings. */
  where?: readonly Setting[];
  /** Only in places with room for fields. */
  rural?: boolean;
  /** The first is always chosen, each other one half of the time. */
  subCategories: readonly number[];
  /** Always chosen. */
  services?: readonly number[];
  /** Services that are never chosen; sentences that promise one are not used either. */
  never?: readonly number[];
  /** Services and styles with a higher probability. */
  styles?: readonly number[];
  prices?: PriceWeights;
  /** Guests. */
  capacity?: readonly [least: number, most: number];
  travel?: TravelWeights;
  /** Percentage of businesses with a shop or studio that couples visit. */
  shop?: number;
  names: readonly string[];
  /** The first sentence, which introduces the business. */
  says: readonly string[];
  /** Sentences that only this trade can use next. */
  more?: readonly string[];
  /** Replaces the terms of the category. */
  terms?: readonly string[];
}

export interface TradesEntry {
  category: string;
  /** Number of demo webstores in this category, of a thousand. */
  share: number;
  prices: PriceWeights;
  travel?: TravelWeights;
  shop?: number;
  /** Percentage of businesses that sell online. */
  online?: number;
  /** A second category of some businesses, with a sentence about it. */
  also?: readonly {
    category: string;
    chance: number;
    subCategories: readonly number[];
    /** Two to four of these are chosen. */
    services?: readonly number[];
    says: string;
  }[];
  trades: readonly TradeEntry[];
  /** Sentences about the way of working, for any trade of the category. */
  craft: readonly string[];
  /** The last sentence: booking, money, promises. */
  terms: readonly string[];
}

export interface Sentence {
  where: Setting | undefined;
  phrase: Phrase;
  /** Services, styles and subcategories that the sentence promises. */
  promises: readonly number[];
  /** Whether it contains the location of the business. */
  namesPlace: boolean;
  /** Whether it begins with a word that may be in lower case. */
  needsCapital: boolean;
  /** Whether it contains the street. */
  namesStreet: boolean;
}

type Texts = 'names' | 'says' | 'more' | 'terms';

export interface Trade extends Omit<TradeEntry, Texts> {
  categoryId: number;
  prices: PriceWeights;
  travel: TravelWeights;
  shop: number;
  online: number;
  never: readonly number[];
  names: readonly Phrase[];
  says: readonly Sentence[];
  more: readonly Sentence[];
  terms: readonly Sentence[];
  also: readonly SecondCategory[];
}

export interface SecondCategory {
  categoryId: number;
  chance: number;
  subCategories: readonly number[];
  services: readonly number[];
  says: Sentence;
}

export interface CategoryTrades {
  categoryId: number;
  share: number;
  trades: readonly Trade[];
}

const sentenceForm = /^(?:(city|coast|lake|mountain|wine|desert): )?(.*?)((?: #\d+)*)$/s;

function sentence(text: string): Sentence {
  const [, where, words = '', promises = ''] = sentenceForm.exec(text) ?? [];
  const parts = phrase(words);
  const slots = slotsOf(parts);
  return {
    where: where as Setting | undefined,
    phrase: parts,
    needsCapital: typeof parts[0] !== 'string',
    namesPlace: slots.includes('city') || slots.includes('region'),
    namesStreet: slots.includes('street'),
    promises: [...promises.matchAll(/\d+/g)].map(([id]) => Number(id)),
  };
}

const forTeams = /^team: /;

const inFirstPerson: readonly (readonly [RegExp, string])[] = [
  [/\b[Ww]e are\b/g, 'I am'],
  [/\b[Ww]e were\b/g, 'I was'],
  [/\b[Ww]e\b/g, 'I'],
  [/\bours\b/g, 'mine'],
  [/\bour\b/g, 'my'],
  [/\bOur\b/g, 'My'],
  [/\bourselves\b/g, 'myself'],
  [/\bus\b/g, 'me'],
];

/** Converts a sentence with 'we' to the form for one person or a team. */
export function inVoice(solo: boolean | undefined, texts: readonly string[]): Sentence[] {
  if (!solo) return texts.map((text) => sentence(text.replace(forTeams, '')));
  return texts
    .filter((text) => !forTeams.test(text))
    .map((text) => sentence(inFirstPerson.reduce((said, [we, i]) => said.replace(we, i), text)));
}

const keptBy = (never: readonly number[] = [], sentences: readonly Sentence[]) =>
  sentences.filter(({ promises }) => !promises.some((id) => never.includes(id)));

/** @throws Error for an unknown category */
function idOf(externalId: string): number {
  const category = categoryByExternalId(externalId);
  if (category === undefined) throw new Error(`There is no category '${externalId}'.`);
  return category.id;
}

const aroundHome: TravelWeights = [80, 16, 4];

/** Reads the trades of a category from their file. */
export function tradesOf(entry: TradesEntry): CategoryTrades {
  return {
    categoryId: idOf(entry.category),
    share: entry.share,
    trades: entry.trades.map((trade) => ({
      ...trade,
      categoryId: idOf(entry.category),
      prices: trade.prices ?? entry.prices,
      travel: trade.travel ?? entry.travel ?? aroundHome,
      shop: trade.shop ?? entry.shop ?? 0,
      online: entry.online ?? 0,
      never: trade.never ?? [],
      names: trade.names.map(phrase),
      says: trade.says.map(sentence),
      more: [
        ...(trade.more ?? []).map(sentence),
        ...(trade.apart ? [] : keptBy(trade.never, inVoice(trade.solo, entry.craft))),
      ],
      terms: trade.terms?.map(sentence) ?? keptBy(trade.never, inVoice(trade.solo, entry.terms)),
      also: trade.apart || trade.onlyThis ? [] : (entry.also ?? []).map((also) => secondCategory(also, trade.solo)),
    })),
  };
}

function secondCategory(
  { category, chance, subCategories, services, says }: NonNullable<TradesEntry['also']>[number],
  solo: boolean | undefined,
): SecondCategory {
  return {
    categoryId: idOf(category),
    chance,
    subCategories,
    services: services ?? [],
    says: inVoice(solo, [says])[0] ?? sentence(''),
  };
}
