/** A place couples can pick without typing. Coordinates are of the city's centre, in degrees. */
export interface PresetPlace {
  /** How it is written in addresses: lower case, commas as dashes, no spaces (DIR-9). */
  slug: string;
  /** Other spellings that are understood (DIR-10). */
  alias?: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** The five cities of DIR-11, and two more. */
export const presetPlaces: readonly PresetPlace[] = [
  { slug: 'newyork-ny', alias: 'newyorkcity-ny', name: 'New York City, NY', latitude: 40.7128, longitude: -74.006 },
  { slug: 'chicago-il', name: 'Chicago, IL', latitude: 41.8781, longitude: -87.6298 },
  { slug: 'sandiego-ca', name: 'San Diego, CA', latitude: 32.7157, longitude: -117.1611 },
  { slug: 'losangeles-ca', name: 'Los Angeles, CA', latitude: 34.0522, longitude: -118.2437 },
  { slug: 'sanfrancisco-ca', name: 'San Francisco, CA', latitude: 37.7749, longitude: -122.4194 },
  { slug: 'austin-tx', name: 'Austin, TX', latitude: 30.2672, longitude: -97.7431 },
  { slug: 'toronto-on', name: 'Toronto, ON', latitude: 43.6532, longitude: -79.3832 },
];
