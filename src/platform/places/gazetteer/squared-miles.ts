const { PI, cos, abs } = Math;
/** Miles in a thousandth of a degree of latitude. */
const milesPerThousandth = 0.06909;
const radiansPerThousandth = PI / 180_000;

/**
 * Miles between two latitudes in thousandths of a degree: the lower bound of the distance of any two points on them.
 */
export const milesNorth = (latitude: number, otherLatitude: number): number =>
  abs(otherLatitude - latitude) * milesPerThousandth;

/**
 * Squared distance between two points in miles, on a flat projection. This is precise enough to find the nearest of
 * 40,000 points, and much faster than the great-circle distance. All four parameters are thousandths of a degree.
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
