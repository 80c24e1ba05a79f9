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
  /** Other names of the place. */
  aliases: readonly string[];
  /** Two letters. */
  state: string;
  /** GeoNames id; null for a place that only the postal data contains. */
  geoNamesId: number | null;
  /** Thousandths of a degree. */
  latitude: number;
  longitude: number;
  /** 0 where it is unknown. */
  population: number;
  /** Postal codes, starting with the main one, which covers the center of the place. */
  zipcodes: readonly ZipcodeLine[];
  /** The nearest code of another place, if this one has none. */
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

/** A line whose postal codes are not parsed yet. */
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

/** Returns the main postal code of a place, or the nearest one. */
export const readMainZipcode = (text: string): string => /\w+/.exec(text)?.[0] ?? '';

/**
 * Parses the postal codes of a place.
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
