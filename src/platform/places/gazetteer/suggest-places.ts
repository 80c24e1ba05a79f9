import { placeKey } from '#contracts/shared/place-slug.js';
import type { Gazetteer } from './gazetteer.js';
import { typedName, type NameMatch, type TypedName } from './name-index.js';
import { nicknames } from './nicknames.js';
import { readTypedPlace, type TypedPlace } from './typed-place.js';

/**
 * Weights of the score of a place, which starts from the logarithm of its population. Each mistake reduces it (a place
 * needs 300 times the population to precede an exact match, and 10,000 times if the text is short), as do words that do
 * not begin at a word; a whole name increases it. A whole name with its state always wins.
 */
const weights = { mistake: -2.5, mistakeInShortText: -4, otherWords: -0.7, wholeName: 1, nameAndState: 100 };
const shortText = 5;

/**
 * Number of letters from which one mistake and two mistakes are allowed: shorter texts would match nearly everything.
 */
const forgives = { one: 4, two: 8 };

const keyOfNickname = new Map(nicknames.map(([letters, slug]) => [letters, placeKey(slug)]));

/** Returns the position of the place that a nickname means. */
export function placeOfNickname(gazetteer: Gazetteer, text: string): number | undefined {
  const key = keyOfNickname.get(typedName(text).letters);
  return key === undefined ? undefined : gazetteer.withKey(key);
}

/** Returns the positions of the places whose names match the typed text, the most likely first. */
export function suggestPlaces(gazetteer: Gazetteer, text: string, limit: number): number[] {
  const scores = new Map<number, number>();
  // Interpretations with a state come first: if one of them is an exact match, no mistakes are allowed in the others.
  for (const reading of readTypedPlace(text).reverse()) {
    const typed = typedName(reading.name);
    const note = (match: NameMatch) => {
      const score = scoreOf(gazetteer, reading, typed, match);
      if (score > (scores.get(match.place) ?? -Infinity)) scores.set(match.place, score);
    };
    const nickname = keyOfNickname.get(typed.letters);
    const meant = nickname === undefined ? undefined : gazetteer.withKey(nickname);
    if (meant !== undefined) note({ place: meant, isWhole: true, fitsWords: true, mistakes: 0 });
    const isNamed = [...scores.values()].some((score) => score >= weights.nameAndState);
    const forgiven = isNamed ? 0 : mistakesForgiven(typed);
    if (forgiven > 0) gazetteer.names.resembling(typed, forgiven, note);
    else gazetteer.names.beginningWith(typed, note);
  }
  return best(scores, limit);
}

const mistakesForgiven = ({ letters }: TypedName) =>
  letters.length >= forgives.two ? 2 : letters.length >= forgives.one ? 1 : 0;

function scoreOf(
  gazetteer: Gazetteer,
  { states, stateIs }: TypedPlace,
  { letters }: TypedName,
  match: NameMatch,
): number {
  if (states && !states.has(gazetteer.stateOf(match.place))) return -Infinity;
  // 'new m' is a prefix of a name rather than a place called New in a state that begins with M.
  if (stateIs === 'guessed' && !match.isWhole) return -Infinity;
  const isNamed = match.isWhole && stateIs === 'whole' && states?.size === 1;
  return (
    Math.log10(gazetteer.populationOf(match.place) + 10) +
    (letters.length > shortText ? weights.mistake : weights.mistakeInShortText) * match.mistakes +
    (match.fitsWords ? 0 : weights.otherWords) +
    (match.isWhole ? weights.wholeName : 0) +
    (isNamed ? weights.nameAndState : 0)
  );
}

/** Returns the places with the highest scores; ties in alphabetical order. */
function best(scores: ReadonlyMap<number, number>, limit: number): number[] {
  const found = [...scores].filter(([, score]) => score > -Infinity);
  found.sort(([place, score], [other, otherScore]) => otherScore - score || place - other);
  return found.slice(0, limit).map(([place]) => place);
}
