import type { PlaceLine } from '../place-line.js';
import type { SourceZipcode } from './read-sources.js';

/** A place while the sources are being merged. */
export type JoinedPlace = Omit<PlaceLine, 'zipcodes' | 'nearestZipcode'> & { zipcodes: SourceZipcode[] };
