import type { PlaceView } from '#contracts/content/places.views.js';
import { searchRadii, type SearchRadius } from '#contracts/shared/search-radius.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { displayTextOf, type Place } from '#src/platform/places/port/places.js';

const radiusOf = (reach: number | undefined): SearchRadius | null =>
  searchRadii.find((radius) => radius === reach) ?? null;

/** Returns the view of a place. */
export function placeView(place: Place): PlaceView {
  const { id, city, state, country, latitude, longitude, reach, isState = false } = place;
  const line = displayTextOf(place);
  return {
    id,
    city,
    state,
    country,
    displayText: isState ? city : line,
    slug: placeSlug(line),
    latitude,
    longitude,
    radius: radiusOf(reach),
    isState,
  };
}
