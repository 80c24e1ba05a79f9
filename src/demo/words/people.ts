import { demoData } from '../data/demo-data.js';
import type { SeededRandom } from '../random/seeded-random.js';
import { Weighted } from '../random/weighted.js';

/** Origins of names; a trade may need one of them. */
export type Community =
  | 'anglo'
  | 'latino'
  | 'black'
  | 'eastAsian'
  | 'indian'
  | 'muslim'
  | 'italian'
  | 'european'
  | 'jewish';

interface Names {
  first: readonly string[];
  last: readonly string[];
}
interface CommunityNames extends Names {
  /** Percentage of people in the trade. */
  share: number;
}

const { everyones, communities, quebec } = demoData<{
  /** First names that occur with every origin. */
  everyones: readonly string[];
  communities: Readonly<Record<Community, CommunityNames>>;
  quebec: Names;
}>('people');

const anyCommunity = new Weighted(Object.values(communities), (names) => names.share);

export interface Person {
  firstName: string;
  lastName: string;
}

function namesFor(random: SeededRandom, state: string, community: Community | undefined): Names {
  if (community !== undefined) return communities[community];
  return state === 'QC' && random.chance(0.7) ? quebec : anyCommunity.pick(random);
}

/** A person who might run a wedding business there. */
export function person(random: SeededRandom, state: string, community?: Community): Person {
  const names = namesFor(random, state, community);
  const first = community !== undefined || random.chance(0.75) ? names.first : everyones;
  return { firstName: random.pick(first), lastName: random.pick(names.last) };
}

/** The family name of another person: the other half of a firm. */
export const lastName = (random: SeededRandom): string => random.pick(anyCommunity.pick(random).last);

/** The first name of another person. */
export const firstName = (random: SeededRandom): string => random.pick(anyCommunity.pick(random).first);
