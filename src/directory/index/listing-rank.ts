/** Facts that order results for every search alike. Each is a small whole number, and higher is better. */
export interface RankedFacts {
  /** 3 vip, 2 premium, 1 secondary, 0 none (OP-72). */
  placement: number;
  claimed: boolean;
  /** 0 to 2 (`completenessStep`). */
  completeness: number;
  /** Quarter stars, 0 to 20 (`ratingSteps`). */
  rating: number;
  /** Days since 1970. */
  recencyDay: number;
}

const radix = { completeness: 4, rating: 32, recencyDay: 65_536 };

/** Placement and claim as one number, 0 to 7, which outweighs the match of a name and the distance. */
export const standingOf = ({ placement, claimed }: Pick<RankedFacts, 'placement' | 'claimed'>): number =>
  placement * 2 + Number(claimed);
export const highestStanding = 7;

/**
 * Placement, claim, completeness, rating and recency in one number below 2^31: comparing it is the same as comparing
 * them one after the other. The engine reads one column instead of five.
 */
export function rankOf(facts: RankedFacts): number {
  const { completeness, rating, recencyDay } = facts;
  const quality = (standingOf(facts) * radix.completeness + completeness) * radix.rating + rating;
  return quality * radix.recencyDay + Math.min(Math.max(recencyDay, 0), radix.recencyDay - 1);
}
