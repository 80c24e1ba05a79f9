import type { GeocodeView } from '#contracts/content/places.views.js';
import type { Geocode } from '#src/platform/places/port/places.js';

/** Returns the view of a location (SYS-12). */
export const geocodeView = ({ zipcode, latitude, longitude, placeId, displayText }: Geocode): GeocodeView => ({
  zipcode,
  latitude,
  longitude,
  place_id: placeId,
  displayText,
});
