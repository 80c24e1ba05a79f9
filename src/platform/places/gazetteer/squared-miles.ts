const { PI, cos, abs } = Math;
/** Miles in a thousandth of a degree of latitude. */
const milesPerThousandth = 0.06909;
const radiansPerThousandth = PI / 180_000;

/** Miles between two latitudes in thousandths of a degree: no two points on them are nearer to each other. */
export const milesNorth = (latitude: number, otherLatitude: number): number =>
  abs(otherLatitude - latitude) * milesPerThousandth;

/**
 * Square of the distance between two points in miles, as if the earth were flat around them: to find the nearest of
 * 40,000 points, and to tell near from far, this is exact enough and much faster than a great circle.
 * All four are thousandths of a degree.
 */
export function squaredMiles(
  latitude: number,
  longitude: number,
  otherLatitude: number,
  otherLongitude: number,
): number {
  const middle = cos((latitude + otherLatitude) * 0.5 * radiansPerThousandth);
  const apart = abs(otherLongitude - longitude);
  const east = (apart > 180_000 ? 360_000 - apart : apart) * middle * milesPerThousandth;
  return milesNorth(latitude, otherLatitude) ** 2 + east ** 2;
}
