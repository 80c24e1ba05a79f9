import { squaredMiles } from '../squared-miles.js';
import { areasInside, spellings } from './corrections.js';
import type { JoinedPlace } from './joined-place.js';
import type { SourceZipcode } from './read-sources.js';

/** Miles within which a place with the area's name is assumed to be meant; rural areas are large. */
const reach = { town: 30, country: 250 };

const isCountry = (area: SourceZipcode) => area.code.charAt(1) === '0';

/**
 * Finds the place of a forward sortation area, or the name of a place that no other source has.
 *
 * The name of a town's area reads 'Calgary Northwest', 'Downtown Montreal Northeast' or 'Hamilton (Stinson /
 * Corktown)': the longest run of words that is a place nearby. One of the country side reads 'Eastern Alberta (St.
 * Paul)': the town in brackets, else the nearest place, since the area's point is not the town's.
 */
export function placeOfArea(area: SourceZipcode, places: readonly JoinedPlace[]): JoinedPlace | { newName: string } {
  const [head = '', inside = ''] = (areasInside[area.code] ?? area.name).split(/[()]/);
  if (isCountry(area)) return named([inside || head], near(area, places, reach.country)) ?? nearest(area, places);
  for (const part of [head, ...inside.split('/')]) {
    const place = named(runsOf(part), near(area, places, reach.town));
    if (place) return place;
  }
  return { newName: townName(head) };
}

/** Nearby places, those in the area's own province first: Lloydminster is in two provinces. */
const near = (area: SourceZipcode, places: readonly JoinedPlace[], miles: number) =>
  places
    .filter((place) => squaredDistance(place, area) <= miles ** 2)
    .sort((a, b) => Number(b.state === area.state) - Number(a.state === area.state) || b.population - a.population);

function nearest(area: SourceZipcode, places: readonly JoinedPlace[]): JoinedPlace {
  const [first] = places
    .filter(({ state }) => state === area.state)
    .sort((a, b) => squaredDistance(a, area) - squaredDistance(b, area));
  if (!first) throw new Error(`${area.state} has no place`);
  return first;
}

/** Returns all sequences of consecutive words of a text, the longest first. */
function runsOf(text: string): string[] {
  const words = text.split(/[\s/]+/).filter((word) => word !== '');
  const runs = words.flatMap((_word, from) =>
    words.slice(from).map((_last, more) => words.slice(from, from + more + 1)),
  );
  return runs.sort((a, b) => b.length - a.length).map((run) => run.join(''));
}

/** Finds the first place with one of the names, in the order of the names. */
function named(names: readonly string[], places: readonly JoinedPlace[]): JoinedPlace | undefined {
  for (const name of names) {
    const wanted = patternOf(name);
    const place = places.find((candidate) => wanted.test(lettersOf(candidate.name)));
    if (place) return place;
  }
  return undefined;
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/saint/g, 'st')
    .replace(/[^a-z0-9\ufffd]/g, '');

/** Returns a pattern for a name in the source, which has a replacement character for each accented letter. */
const patternOf = (text: string) => new RegExp(`^${lettersOf(text).replace(/\ufffd/g, '[a-z]')}$`);

const quarter =
  / (North|South|East|West|Central|Northeast|Northwest|Southeast|Southwest|Outskirts|Township)( and \w+)?$/;
const small = /^(aux|de|des|du|en|la|le|les|sur|-|')$/;

/** 'Cap-de-la- Madeleine West' -> 'Cap-de-la-Madeleine'. */
function townName(head: string): string {
  const name = head.trim().replace(/- /g, '-').replace(quarter, '');
  const parts = name.split(/(?<=[-'])|(?=[-'])/);
  const town = parts.map((part, at) => (at > 0 && small.test(part) ? part : capital(part))).join('');
  return spellings[town] ?? town;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const squaredDistance = (place: JoinedPlace, area: SourceZipcode) =>
  squaredMiles(place.latitude, place.longitude, area.latitude, area.longitude);
