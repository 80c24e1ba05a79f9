import type { PlaceLine } from '../place-line.js';
import type { SourceZipcode } from './read-sources.js';

/** A place while it is being put together from the sources. */
export type JoinedPlace = Omit<PlaceLine, 'zipcodes' | 'nearestZipcode'> & { zipcodes: SourceZipcode[] };
