import { placeLetters } from '#contracts/shared/place-slug.js';
import { states } from '#contracts/shared/states.js';

/** One interpretation of the text that was typed so far. */
export interface TypedPlace {
  /** The part of the text that is the name of the place. */
  name: string;
  /** Possible states; null for any. */
  states: ReadonlySet<string> | null;
  /** `whole`: a complete code or name. `begun`: a prefix after a comma. `guessed`: the last words may be a prefix. */
  stateIs: 'absent' | 'whole' | 'begun' | 'guessed';
}

const stateNames = states.map(({ code, name }) => ({ code, inCode: placeLetters(code), inFull: placeLetters(name) }));
const countries: readonly (readonly [letters: string, country: 'US' | 'CA'])[] = [
  ['us', 'US'],
  ['usa', 'US'],
  ['unitedstates', 'US'],
  ['unitedstatesofamerica', 'US'],
  ['canada', 'CA'],
];
const ofCountry = (country: 'US' | 'CA') =>
  new Set(states.filter((state) => state.country === country).map((s) => s.code));
const codesOfCountry = new Map(countries.map(([letters, country]) => [letters, ofCountry(country)]));

/** Finds the states whose code or name is the text or begins with it. */
function statesLike(text: string): { states: ReadonlySet<string>; isWhole: boolean } | undefined {
  const letters = placeLetters(text);
  if (letters === '') return undefined;
  const inCountry = codesOfCountry.get(letters);
  if (inCountry) return { states: inCountry, isWhole: true };
  const codesWhere = (fits: (name: string) => boolean) =>
    new Set(stateNames.filter(({ inCode, inFull }) => fits(inCode) || fits(inFull)).map(({ code }) => code));
  const whole = codesWhere((name) => name === letters);
  if (whole.size > 0) return { states: whole, isWhole: true };
  const begun = codesWhere((name) => name.startsWith(letters));
  return begun.size > 0 ? { states: begun, isWhole: false } : undefined;
}

/** Matches a zipcode after the state, which is ignored. */
const zipcode = /[\s,]+(?:\d{5}(?:-\d{4})?|[a-z]\d[a-z](?: ?\d[a-z]\d)?)\s*$/i;

/**
 * Returns the interpretations of a text. `austin, t` has one, since a comma ends the name. `austin texas` has two: a
 * place of that name, or Austin in Texas. The name of a state has up to three words.
 */
export function readTypedPlace(text: string): TypedPlace[] {
  const parts = text.replace(zipcode, '').split(',');
  const country = parts.length > 1 ? codesOfCountry.get(placeLetters(parts.at(-1) ?? '')) : undefined;
  if (!country) return readWithoutCountry(parts);
  const within = readWithoutCountry(parts.slice(0, -1));
  return within.map((reading) => (reading.states ? reading : { ...reading, states: country }));
}

function readWithoutCountry([name = '', ...others]: readonly string[]): TypedPlace[] {
  if (others.length > 0) {
    const state = statesLike(others.join(' '));
    if (!state) return [{ name, states: null, stateIs: 'absent' }];
    return [{ name, states: state.states, stateIs: state.isWhole ? 'whole' : 'begun' }];
  }
  const words = name.split(/\s+/).filter((word) => word !== '');
  const readings: TypedPlace[] = [{ name, states: null, stateIs: 'absent' }];
  for (let count = 1; count <= 3 && count < words.length; count++) {
    const state = statesLike(words.slice(-count).join(' '));
    const before = words.slice(0, -count).join(' ');
    if (state) readings.push({ name: before, states: state.states, stateIs: state.isWhole ? 'whole' : 'guessed' });
  }
  return readings;
}
