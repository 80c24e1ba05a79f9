import { placeKey } from '#contracts/shared/place-slug.js';
import type { Gazetteer } from './gazetteer.js';
import { typedName, type NameMatch, type TypedName } from './name-index.js';
import { nicknames } from './nicknames.js';
import { readTypedPlace, type TypedPlace } from './typed-place.js';

/**
 * What a place is worth as an answer: the logarithm of its inhabitants, less for each mistake (a place has to have 300
 * times as many inhabitants to come before one that fits, and 10,000 times when the text is short) and for words that
 * begin elsewhere, more for a whole name. A whole name with its state means this one place.
 */
const weights = { mistake: -2.5, mistakeInShortText: -4, otherWords: -0.7, wholeName: 1, nameAndState: 100 };
const shortText = 5;

/** From how many letters on a mistake is forgiven, and a second one: below, nearly everything would resemble a text. */
const forgives = { one: 4, two: 8 };

const keyOfNickname = new Map(nicknames.map(([letters, slug]) => [letters, placeKey(slug)]));

/** Positions of the places that a person may be typing the name of, the likeliest first. */
export function suggestPlaces(gazetteer: Gazetteer, text: string, limit: number): number[] {
  const scores = new Map<number, number>();
  // The readings with a state first: when one of them names a place, no mistakes need to be looked for.
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
  // 'new m' is the beginning of a name rather than a place called New in a state that begins with M.
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

/** The highest scores; equals in the order of the alphabet. */
function best(scores: ReadonlyMap<number, number>, limit: number): number[] {
  const found = [...scores].filter(([, score]) => score > -Infinity);
  found.sort(([place, score], [other, otherScore]) => otherScore - score || place - other);
  return found.slice(0, limit).map(([place]) => place);
}
