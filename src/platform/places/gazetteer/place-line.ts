/** A postal code with its point, in thousandths of a degree (about a city block). */
export interface ZipcodeLine {
  /** Five digits, or the first three characters of a Canadian code. */
  code: string;
  latitude: number;
  longitude: number;
}

/** One line of `places.txt`. */
export interface PlaceLine {
  name: string;
  /** What people call it besides. */
  aliases: readonly string[];
  /** Two letters. */
  state: string;
  /** Number of the place at GeoNames; null for one that only the postal services know. */
  geoNamesId: number | null;
  /** Thousandths of a degree. */
  latitude: number;
  longitude: number;
  /** 0 where it is unknown. */
  population: number;
  /** The main one first: the code for mail to the middle of the place. */
  zipcodes: readonly ZipcodeLine[];
  /** The nearest code of another place, when there is none of its own. */
  nearestZipcode: string | undefined;
}

/**
 * `Austin|TX|4671654|30267|-97743|931830|78701 4 0,78702 -3 26`: names (joined with `=`), state, number, latitude,
 * longitude, population, and postal codes with how much further north and east they are (`~78701` is another place's).
 */
export function writePlaceLine(place: PlaceLine): string {
  const { name, aliases, state, geoNamesId, latitude, longitude, population } = place;
  const zipcodes = place.zipcodes.map((zipcode) => {
    const [north, east] = [zipcode.latitude - latitude, zipcode.longitude - longitude];
    return north === 0 && east === 0 ? zipcode.code : `${zipcode.code} ${north} ${east}`;
  });
  const names = [name, ...aliases].join('=');
  const codes = place.nearestZipcode === undefined ? zipcodes.join(',') : `~${place.nearestZipcode}`;
  return [names, state, geoNamesId ?? '', latitude, longitude, population, codes].join('|');
}

/** A line whose postal codes have not been read yet. */
export type UnreadPlaceLine = Omit<PlaceLine, 'zipcodes' | 'nearestZipcode'> & { zipcodes: string };

export function readPlaceLine(line: string): UnreadPlaceLine {
  const [names = '', state = '', id = '', latitude = '', longitude = '', population = '', zipcodes = ''] =
    line.split('|');
  const [name = '', ...aliases] = names.includes('=') ? names.split('=') : [names];
  return {
    name,
    aliases,
    state,
    geoNamesId: id === '' ? null : Number(id),
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    zipcodes,
  };
}

/** The code for mail to the middle of a place, or the nearest there is. */
export const readMainZipcode = (text: string): string => /\w+/.exec(text)?.[0] ?? '';

/**
 * Reads a place's own postal codes.
 * @param latitude of the place, in thousandths of a degree
 */
export function readZipcodes(text: string, latitude: number, longitude: number): ZipcodeLine[] {
  return text === '' || text.startsWith('~')
    ? []
    : text.split(',').map((code) => readZipcode(code, latitude, longitude));
}

function readZipcode(text: string, latitude: number, longitude: number): ZipcodeLine {
  const space = text.indexOf(' ');
  if (space < 0) return { code: text, latitude, longitude };
  const second = text.indexOf(' ', space + 1);
  const north = Number(text.slice(space + 1, second));
  const east = Number(text.slice(second + 1));
  return { code: text.slice(0, space), latitude: latitude + north, longitude: longitude + east };
}
