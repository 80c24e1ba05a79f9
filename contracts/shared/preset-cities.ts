/** Places that are offered before anybody has typed (DIR-11), as display texts; `placeSlug` makes their addresses. */
export const presetCities = [
  'New York City, NY',
  'Chicago, IL',
  'San Diego, CA',
  'Los Angeles, CA',
  'San Francisco, CA',
] as const;

/** Where a search is when nothing says where the couple is (DIR-10). */
export const defaultCity = presetCities[0];
