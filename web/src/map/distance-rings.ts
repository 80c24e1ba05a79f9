/** Miles around a searched place, each a line on the map without tiles. */
export const ringMiles = [5, 10, 25, 50] as const;

/** A point on the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const milesOfADegree = 69.05;
const corners = 96;

/** The point at a distance in miles and a direction (radians, clockwise from north). */
export function pointAt({ latitude, longitude }: Point, miles: number, direction: number): Point {
  const degrees = miles / milesOfADegree;
  const widening = Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + degrees * Math.cos(direction),
    longitude: longitude + (degrees * Math.sin(direction)) / widening,
  };
}

export function distanceRings(middle: Point): GeoJSON.MultiLineString {
  const ringOf = (miles: number) =>
    Array.from({ length: corners + 1 }, (_, nth) => {
      const { latitude, longitude } = pointAt(middle, miles, (nth / corners) * 2 * Math.PI);
      return [longitude, latitude];
    });
  return { type: 'MultiLineString', coordinates: ringMiles.map(ringOf) };
}

/** The northern end of each ring, for its label. */
export const ringEnds = (middle: Point): Point[] => ringMiles.map((miles) => pointAt(middle, miles, 0));
