import type { ParamParser } from './route.js';

/** The geocoder says 'New York, NY' where the product says 'New York City, NY' (DIR-10). */
const writtenAs: ReadonlyMap<string, string> = new Map([['newyorkcity-ny', 'newyork-ny']]);

const foreign = /[^\u0020-\u007e]/;

/** A name in lower case without accents; most names have none, and normalising 35,000 takes longer than asking. */
export const plainName = (text: string): string =>
  (foreign.test(text) ? text.normalize('NFKD').replace(/\p{Mark}/gu, '') : text).toLowerCase();

/** Returns a name without accents, case, spaces and punctuation: `Coeur d'Alene` becomes `coeurdalene`. */
export const placeLetters = (text: string): string => plainName(text).replace(/[^a-z0-9]+/g, '');

/** Words that places are written with in full and in short. Applied to both sides, so any match is as good. */
export const shortLetters = (letters: string): string =>
  letters.replace(/saint/g, 'st').replace(/fort/g, 'ft').replace(/mount/g, 'mt');

/**
 * A place in an address: lower case, commas become dashes, spaces are removed (DIR-9), accents too.
 * @param displayText city and state: `New York City, NY` gives `newyork-ny`
 */
export function placeSlug(displayText: string): string {
  const slug = plainName(displayText)
    .replace(/,/g, '-')
    .replace(/[^a-z0-9.'-]/g, '');
  return writtenAs.get(slug) ?? slug;
}

/**
 * Returns the common key of all spellings of a place: `St. Louis, MO`, `saintlouis-mo` and `st.louis-mo` become
 * `stlouis-mo`. Lookups by name or slug compare these keys.
 * @param slug a slug, or a display text
 * @returns undefined when no state of two letters comes last
 */
export function placeKey(slug: string): string | undefined {
  const [, city = '', state = ''] = /^(.+)-([a-z]{2})$/.exec(placeSlug(slug)) ?? [];
  const letters = shortLetters(placeLetters(city));
  return letters === '' ? undefined : `${letters}-${state}`;
}

/** A slug of at most 120 characters, in any spelling. */
export const placeSlugParam: ParamParser<string> = (segment) =>
  segment.length <= 120 && placeKey(segment) !== undefined ? segment : undefined;
