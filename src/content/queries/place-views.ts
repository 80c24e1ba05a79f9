import type { GeocodeView, PlaceView } from '#contracts/content/places.views.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { displayTextOf, type Geocode, type Place } from '#src/platform/places/places.js';

export const geocodeView = ({ zipcode, latitude, longitude, placeId, displayText }: Geocode): GeocodeView => ({
  zipcode,
  latitude,
  longitude,
  place_id: placeId,
  displayText,
});

export function placeView(place: Place): PlaceView {
  const { id, city, state, country, latitude, longitude } = place;
  const displayText = displayTextOf(place);
  return { id, city, state, country, displayText, slug: placeSlug(displayText), latitude, longitude };
}
