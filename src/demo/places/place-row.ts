/** The setting of a place, which some trades require. `dense`: no fields nearby. */
export type Setting = 'city' | 'dense' | 'coast' | 'lake' | 'mountain' | 'wine' | 'desert';

/** City, state, latitude, longitude, inhabitants in thousands, area code, region, settings, ZIP codes. */
export type PlaceRow = readonly [
  city: string,
  state: string,
  latitude: number,
  longitude: number,
  thousands: number,
  areaCode: string,
  region: string,
  settings: string,
  zipCodes: string,
];
