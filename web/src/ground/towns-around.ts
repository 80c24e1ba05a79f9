import type { GroundPoint } from './small-ground.js';
import type { Town } from './towns.js';

const milesOfADegree = 69;
/** Miles that couples look for vendors in, roughly. */
const furthest = 75;

/**
 * The larger towns around a point, the nearest first; without the town that the point is in.
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
