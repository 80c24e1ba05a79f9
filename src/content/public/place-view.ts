import type { PlaceView } from '#contracts/content/places.views.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { displayTextOf, type Place } from '#src/platform/places/port/places.js';

/** Returns the view of a place. */
export function placeView(place: Place): PlaceView {
  const { id, city, state, country, latitude, longitude } = place;
  const displayText = displayTextOf(place);
  return { id, city, state, country, displayText, slug: placeSlug(displayText), latitude, longitude };
}
