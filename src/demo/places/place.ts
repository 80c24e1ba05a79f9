import type { Setting } from './place-row.js';

export interface Place {
  city: string;
  /** Two-letter code of a US state or Canadian province. */
  state: string;
  country: 'US' | 'CA';
  latitude: number;
  longitude: number;
  /** Inhabitants. */
  population: number;
  areaCode: string;
  /** The name after 'across' or 'in': 'the Hill Country'. */
  region: string;
  settings: ReadonlySet<Setting>;
  /** Whether there may be a farm or an estate. */
  rural: boolean;
  /** ZIP codes, or the first halves of Canadian postal codes. */
  zipCodes: readonly string[];
  /** How often a demo webstore is in this place, relative to other places. */
  weight: number;
}
