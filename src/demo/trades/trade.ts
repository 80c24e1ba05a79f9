import { categoryByExternalId } from '#src/webstore/catalogue/catalogue.js';
import type { Setting } from '../places/place-row.js';
import { phrase, slotsOf, type Phrase } from '../words/phrase.js';
import type { Community } from '../words/people.js';

/** How often each of four price tiers, or of three ways to travel (locally, nationally, globally), is chosen. */
type PriceWeights = readonly [budget: number, standard: number, premium: number, luxury: number];
type TravelWeights = readonly [locally: number, nationally: number, globally: number];

/**
 * One way of being in a category's business, as a file of docker/demo/data/trades says it. Texts are phrases (phrase.ts). A sentence may start
 * with what it needs (`coast: …` the place, `team: …` more than one person) and end with ids of what it promises
 * (`… #311103`), which are then chosen too.
 */
export interface TradeEntry {
  share: number;
  /** One person, who says 'I': what the category says as 'we' is turned into that. */
  solo?: boolean;
  /** Where the family comes from, when the trade needs it. */
  people?: Community;
  /** Given names, where those of the people would not do. */
  firstNames?: readonly string[];
  /** Never in the second categories that others of the category are in. */
  onlyThis?: boolean;
  /** Says only its own sentences, because those of the category would not be true of it. */
  apart?: boolean;
  /** Only where a place offers one of these. */
  where?: readonly Setting[];
  /** Only where a city leaves room for fields. */
  rural?: boolean;
  /** The first is always chosen, each other one half of the time. */
  subCategories: readonly number[];
  /** Always chosen. */
  services?: readonly number[];
  /** Services that are never chosen, and neither is a sentence that promises one. */
  never?: readonly number[];
  /** The likely ones. */
  styles?: readonly number[];
  prices?: PriceWeights;
  /** Guests. */
  capacity?: readonly [least: number, most: number];
  travel?: TravelWeights;
  /** How many of a hundred have a shop or studio that couples visit. */
  shop?: number;
  names: readonly string[];
  /** Who this is: the first sentence. */
  says: readonly string[];
  /** What only this trade can say next. */
  more?: readonly string[];
  /** Said instead of the terms of the category. */
  terms?: readonly string[];
}

export interface TradesEntry {
  category: string;
  /** How many of a thousand demo webstores are in this category. */
  share: number;
  prices: PriceWeights;
  travel?: TravelWeights;
  shop?: number;
  /** How many of a hundred sell online. */
  online?: number;
  /** A second category that some are in as well, with the sentence that says so. */
  also?: readonly {
    category: string;
    chance: number;
    subCategories: readonly number[];
    /** Two to four of these are chosen. */
    services?: readonly number[];
    says: string;
  }[];
  trades: readonly TradeEntry[];
  /** How the work is done; any trade of the category can say it. */
  craft: readonly string[];
  /** Booking, money, promises: the last sentence. */
  terms: readonly string[];
}

export interface Sentence {
  where: Setting | undefined;
  phrase: Phrase;
  /** Services, styles and subcategories that the sentence promises. */
  promises: readonly number[];
  /** Whether it says where the business is. */
  namesPlace: boolean;
  /** Whether it begins with something that may be in lower case. */
  needsCapital: boolean;
  /** Whether it names the street. */
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

/** What is written as 'we', as one person or a team would say it. */
export function inVoice(solo: boolean | undefined, texts: readonly string[]): Sentence[] {
  if (!solo) return texts.map((text) => sentence(text.replace(forTeams, '')));
  return texts
    .filter((text) => !forTeams.test(text))
    .map((text) => sentence(inFirstPerson.reduce((said, [we, i]) => said.replace(we, i), text)));
}

const keptBy = (never: readonly number[] = [], sentences: readonly Sentence[]) =>
  sentences.filter(({ promises }) => !promises.some((id) => never.includes(id)));

/** @throws Error when there is no such category */
function idOf(externalId: string): number {
  const category = categoryByExternalId(externalId);
  if (category === undefined) throw new Error(`There is no category '${externalId}'.`);
  return category.id;
}

const aroundHome: TravelWeights = [80, 16, 4];

/** Reads what a file says about the trades of a category. */
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
