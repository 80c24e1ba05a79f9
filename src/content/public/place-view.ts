import type { PlaceView } from '#contracts/content/places.views.js';
import { searchRadii, type SearchRadius } from '#contracts/shared/search-radius.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { displayTextOf, type Place } from '#src/platform/places/port/places.js';

const radiusOf = (reach: number | undefined): SearchRadius | null =>
  searchRadii.find((radius) => radius === reach) ?? null;

/** Returns the view of a place. */
export function placeView(place: Place): PlaceView {
  const { id, city, state, country, latitude, longitude, reach } = place;
  const displayText = displayTextOf(place);
  return {
    id,
    city,
    state,
    country,
    displayText,
    slug: placeSlug(displayText),
    latitude,
    longitude,
    radius: radiusOf(reach),
  };
}
