import { mostGuests } from '#contracts/directory/search-ranges.js';
import { priceTiers, type PriceTier } from '#contracts/webstore/webstore-content.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { Place } from '#src/platform/places/port/places.js';
import { countsGuests } from '#src/webstore/catalogue/counts-guests.js';
import { fold } from '../../index/fold.js';
import { termsAt, type CategoryTerm } from './category-terms.js';
import { readDay } from './typed-day.js';

/** A search that a few typed words may mean. */
export interface Intent {
  category?: CategoryView;
  subCategoryIds: readonly number[];
  styles: readonly number[];
  priceTiers: readonly PriceTier[];
  /** Guests that have to fit. */
  guests?: number;
  /** The day on which vendors have to be free, yyyy-MM-dd. */
  day?: string;
  place?: Place;
  /** The remaining words, as the name of a vendor. */
  name?: string;
}

/** Finds places by their exact name. */
export type PlaceFinder = (text: string) => readonly Place[];

/** Prepositions that introduce a place. */
const leading = new Set(['in', 'near', 'around', 'by', 'at', 'close', 'outside', 'from']);
/** Words that are never part of a name. */
const fillers = new Set(
  'in near around by at close outside from to the a an of for and with my our me wedding weddings vendor vendors best top good great'.split(
    ' ',
  ),
);
const mostWordsOfPlace = 4;
/** Without a preposition, the name of a town below this population is more likely part of a vendor's name. */
const smallTown = 20_000;
/** A place of the same name is offered as well if its population is at least this share of the largest one's. */
const namesake = 0.2;
const mostPlaces = 3;
const shortestName = 4;
const mostWords = 16;

/** The words, and which of them are used already. */
interface Words {
  words: readonly string[];
  used: boolean[];
}

/**
 * Extracts category, place, styles, price, guests and a day from typed words; the rest is a name. A pure function: the
 * catalogue and the synonyms are data, places come from the given finder.
 * @param today yyyy-MM-dd
 * @returns the possible searches, one for each place of the name; empty if only a name was recognized
 */
export function readIntents(text: string, placesNamed: PlaceFinder, today: string): Intent[] {
  const { day, rest: withoutDay } = readDay(text, today);
  const { guests, rest: withoutGuests } = readGuests(withoutDay);
  const { tiers, rest } = readPrice(withoutGuests);
  const words = fold(rest).split(' ').filter(Boolean).slice(0, mostWords);
  const state: Words = { words, used: words.map(() => false) };
  const led = takeLedPlace(state, placesNamed);
  const found = takeTerms(state);
  const places = led ?? takePlace(state, placesNamed) ?? [];
  const name = nameOf(state);
  const parts = [found.category, places[0], name, tiers.length > 0 ? tiers : undefined, guests, day];
  const understood = parts.filter((part) => part !== undefined).length;
  const isNothing = !found.category && places.length === 0 && tiers.length === 0;
  const isOnePart = understood < 2 && found.subCategoryIds.length + found.styles.length === 0;
  if (isNothing || (isOnePart && !isCategoryAmongFillers(found, state))) return [];
  const fits = guests !== undefined && (!found.category || countsGuests([found.category.id]));
  const intent = {
    ...found,
    priceTiers: tiers,
    ...(fits ? { guests } : {}),
    ...(day === undefined ? {} : { day }),
    ...(name === undefined ? {} : { name }),
  };
  return places.length === 0 ? [intent] : places.map((place) => ({ ...intent, place }));
}

const counted = /(?:\bfor\s+)?(?<![\w,.$])(\d{1,3}(?:,\d{3})+|\d{1,6})\s+(?:guests?|people|persons|ppl)\b/i;

/** Removes `for 120 guests` from a text. */
function readGuests(text: string): { guests?: number; rest: string } {
  const [all = '', digits = ''] = counted.exec(text) ?? [];
  const guests = Number(digits.replaceAll(',', ''));
  return guests > 0 && guests <= mostGuests ? { guests, rest: text.replace(all, ' ') } : { rest: text };
}

const words = { below: 'under|below|less than|cheaper than', upTo: 'up to|at most|max|maximum' };
const signs = new RegExp(`(?:\\b(${words.below})\\s+|\\b(${words.upTo})\\s+)?(?<![\\w$])(\\\${1,4})(?![\\w$])`, 'i');

/** Removes `$$`, `under $$$` and `up to $$` from a text. */
function readPrice(text: string): { tiers: PriceTier[]; rest: string } {
  const match = signs.exec(text);
  if (!match) return { tiers: [], rest: text };
  const [all, below, upTo, written = ''] = match;
  const fits = (tier: PriceTier) =>
    below === undefined
      ? upTo === undefined
        ? tier === written.length
        : tier <= written.length
      : tier < written.length;
  return { tiers: priceTiers.filter(fits), rest: text.replace(all, ' ') };
}

/** Finds a place after 'in', 'near' and similar words, the longest name first. */
function takeLedPlace(state: Words, placesNamed: PlaceFinder): Place[] | undefined {
  const { words } = state;
  for (let at = words.length - 2; at >= 0; at--) {
    if (!leading.has(words[at] ?? '')) continue;
    for (let length = Math.min(mostWordsOfPlace, words.length - at - 1); length > 0; length--) {
      const places = placesNamed(words.slice(at + 1, at + 1 + length).join(' '));
      if (places.length === 0) continue;
      use(state, at, length + 1);
      return withNamesakes(places);
    }
  }
  return undefined;
}

/** Finds a place anywhere, the last one first: couples usually name the service before the place. */
function takePlace(state: Words, placesNamed: PlaceFinder): Place[] | undefined {
  const { words, used } = state;
  for (let length = Math.min(mostWordsOfPlace, words.length); length > 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      if (used.slice(at, at + length).some(Boolean) || fillers.has(words[at] ?? '')) continue;
      const places = placesNamed(words.slice(at, at + length).join(' ')).filter(
        ({ population, reach, zipcode }) =>
          reach !== undefined || population >= smallTown || zipcode === words[at] || length > 1,
      );
      if (places.length === 0) continue;
      use(state, at, length);
      return withNamesakes(places);
    }
  }
  return undefined;
}

function withNamesakes(places: readonly Place[]): Place[] {
  const [first, ...others] = places;
  if (!first) return [];
  const least = (first.reach === undefined ? first.population : smallTown / namesake) * namesake;
  return [first, ...others.filter(({ population, reach }) => reach !== undefined || population >= least)].slice(
    0,
    mostPlaces,
  );
}

type Found = Pick<Intent, 'category' | 'subCategoryIds' | 'styles'>;

/**
 * Takes the words of one category: its own, and those of its subcategories and styles; words of another stay a name.
 */
function takeTerms(state: Words): Found {
  const { words, used } = state;
  const hits: { at: number; length: number; terms: readonly CategoryTerm[] }[] = [];
  for (let at = 0; at < words.length;) {
    const found = used[at] || fillers.has(words[at] ?? '') ? undefined : termsAt(words, at);
    if (found && !used.slice(at, at + found.length).some(Boolean)) hits.push({ at, ...found });
    at += found?.length ?? 1;
  }
  const category = meantCategory(hits.map(({ terms }) => terms));
  if (!category) return { subCategoryIds: [], styles: [] };
  const subCategoryIds = new Set<number>();
  const styles = new Set<number>();
  for (const { at, length, terms } of hits) {
    const own = terms.filter((term) => term.category === category);
    if (own.length === 0) continue;
    use(state, at, length);
    // The word for the category itself does not narrow the search.
    if (
      own.some(({ subCategoryId, styleId }) => subCategoryId === undefined && styleId === undefined) &&
      isOwnName(words.slice(at, at + length), category)
    )
      continue;
    const [part] = own.filter(({ subCategoryId, styleId }) => subCategoryId !== undefined || styleId !== undefined);
    if (part?.subCategoryId !== undefined) subCategoryIds.add(part.subCategoryId);
    if (part?.styleId !== undefined) styles.add(part.styleId);
  }
  return { category, subCategoryIds: [...subCategoryIds], styles: [...styles] };
}

const isOwnName = (words: readonly string[], { name, namePlural }: CategoryView) =>
  [name, namePlural].map(fold).includes(words.join(' '));

/** The category that most of the terms can mean; of several, the one whose own name was typed, then the last typed. */
function meantCategory(hits: readonly (readonly CategoryTerm[])[]): CategoryView | undefined {
  const scores = new Map<CategoryView, number>();
  hits.forEach((terms, at) => {
    for (const category of new Set(terms.map((term) => term.category))) {
      const isNamed = terms.some(
        (term) => term.category === category && term.subCategoryId === undefined && term.styleId === undefined,
      );
      scores.set(category, (scores.get(category) ?? 0) + (isNamed ? 3 : 1) + at / 100);
    }
  });
  return [...scores].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function use({ used }: Words, at: number, length: number): void {
  used.fill(true, at, at + length);
}

/** `the best wedding photographers near me`: a category that is not all of the text, and nothing that could be a name. */
const isCategoryAmongFillers = ({ category }: Found, { words, used }: Words): boolean =>
  category !== undefined && words.some((word, at) => !used[at] && fillers.has(word));

/** The remaining words, without those that are never part of a name. */
function nameOf({ words, used }: Words): string | undefined {
  const left = words.filter((word, at) => !used[at] && !fillers.has(word)).join(' ');
  return left.length >= shortestName ? left : undefined;
}
