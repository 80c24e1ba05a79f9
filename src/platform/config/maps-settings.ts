import { read, Setting } from './setting.js';

/** The settings of maps and of the maps service. */
export class MapsSettings {
  @Setting({
    env: 'PLACES_URL',
    about: "Geocoding call of a maps service (Google's format); empty for the places that come with Posy.",
    fallback: '',
    read: read.optional(read.url('http', 'https')),
  })
  readonly placesUrl: string | undefined;

  @Setting({
    env: 'PLACE_DETAILS_URL',
    about:
      "Place details call of a maps service (Google's format), for reviews; empty for none, or those of the demo where PUBLIC_URL is this machine.",
    fallback: '',
    read: read.optional(read.url('http', 'https')),
  })
  readonly placeDetailsUrl: string | undefined;

  @Setting({
    env: 'PLACE_SEARCH_URL',
    about:
      "Place autocomplete call of a maps service (Google's format), for addresses and businesses; empty for the towns that come with Posy.",
    fallback: '',
    read: read.optional(read.url('http', 'https')),
  })
  readonly placeSearchUrl: string | undefined;

  @Setting({
    env: 'PLACES_KEY',
    about: 'Key for the maps service.',
    fallback: '',
    secret: true,
    read: read.text(),
  })
  readonly placesKey: string;

  @Setting({
    env: 'MAP_STYLE_URL',
    about:
      'Style of the maps (MapLibre); its tiles, letters and pictures come from the same origin. Empty for plain maps.',
    fallback: '',
    read: read.optional(read.url('http', 'https')),
  })
  readonly mapStyleUrl: string | undefined;
}
