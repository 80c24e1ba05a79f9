import { placeKey, placeLetters, shortLetters } from '#contracts/shared/place-slug.js';
import { states } from '#contracts/shared/states.js';
import type { Gazetteer } from './gazetteer.js';
import { readPostalCode, type PostalCode } from './postal-code.js';

/** The parts of an address that locate it. */
export interface AddressParts {
  code: PostalCode | undefined;
  /** The text before the state: `18 Pecan Alley, Austin`. */
  rest: string;
  /** Two letters. */
  state: string | undefined;
}

const country = /[\s,]+(?:usa?|u\.s\.a?\.?|united states(?: of america)?|canada)\.?\s*$/i;
const codeAtEnd = /(?:^|[\s,])(\d{5}(?:-\d{4})?|[a-z]\d[a-z](?:[- ]?\d[a-z]\d)?)\s*$/i;
/** The longest first, so that West Virginia is not parsed as Virginia. */
const stateEndings = states
  .flatMap(({ code, name }) => [code, name].map((written) => ({ code, written: written.toLowerCase() })))
  .sort((a, b) => b.written.length - a.written.length);

/** Parses an address from its end: country, postal code, state. House numbers are never taken for postal codes. */
export function readAddress(address: string): AddressParts {
  const within = address.replace(country, '').trim();
  const code = readPostalCode(codeAtEnd.exec(within)?.[1] ?? '');
  const before = (code ? within.replace(codeAtEnd, '') : within).replace(/[\s,]+$/, '');
  const lower = before.toLowerCase();
  const ending = stateEndings.find(({ written }) => lower.endsWith(`,${written}`) || lower.endsWith(` ${written}`));
  const rest = ending ? before.slice(0, -ending.written.length).replace(/[\s,]+$/, '') : before;
  return { code, rest, state: ending?.code };
}

/**
 * Finds the place in an address. With a state, it is the longest sequence of words before it that is a place there (`18
 * Pecan Alley Austin` in Texas); without one, the whole text must be the name. The largest of several places is
 * returned.
 */
export function placeOfAddress(gazetteer: Gazetteer, { rest, state }: AddressParts): number | undefined {
  if (state === undefined) return rest.includes(',') ? undefined : largestCalled(gazetteer, rest);
  const lastPart = rest.slice(rest.lastIndexOf(',') + 1).trim();
  const words = lastPart.split(/\s+/);
  for (let from = 0; from < words.length; from++) {
    const key = placeKey(`${words.slice(from).join(' ')}, ${state}`);
    const place = key === undefined ? undefined : gazetteer.withKey(key);
    if (place !== undefined) return place;
  }
  return undefined;
}

function largestCalled(gazetteer: Gazetteer, name: string): number | undefined {
  const places = gazetteer.names.called(shortLetters(placeLetters(name)));
  return places.sort((a, b) => gazetteer.populationOf(b) - gazetteer.populationOf(a))[0];
}
