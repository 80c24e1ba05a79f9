import type { GeocodeView } from '#contracts/content/places.views.js';
import type { Geocode } from '#src/platform/places/port/places.js';

/** Where something is, as it is told to browsers (SYS-12). */
export const geocodeView = ({ zipcode, latitude, longitude, placeId, displayText }: Geocode): GeocodeView => ({
  zipcode,
  latitude,
  longitude,
  place_id: placeId,
  displayText,
});
