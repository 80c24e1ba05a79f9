import type { GroundPoint } from './small-ground.js';
import type { Town } from './towns.js';

const milesOfADegree = 69;
/** Approximate radius in miles in which couples look for vendors. */
const furthest = 75;

/**
 * The larger towns around a point, nearest first, without the town that contains the point.
 * @param towns the largest first
 */
export function townsAround(towns: readonly Town[], { latitude, longitude }: GroundPoint, most: number): Town[] {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const milesTo = (town: Town) =>
    milesOfADegree * Math.hypot(town.latitude - latitude, (town.longitude - longitude) * narrowing);
  return towns
    .filter((town) => milesTo(town) <= furthest && milesTo(town) > 4)
    .slice(0, most)
    .sort((one, other) => milesTo(one) - milesTo(other));
}
