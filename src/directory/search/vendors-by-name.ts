import type { estypes } from '@elastic/elasticsearch';
import { constant } from './clauses.js';
import { nameSteps } from './name-match.js';
import { byRank } from './ranking.js';

/**
 * Builds the search for vendors by the beginning of a name. The match is the first sort key: a person who types a name
 * looks for one vendor, not for the best of all.
 * @param most results
 * @param name the part of the text that is a name, if category and place were recognized in the rest
 */
export const vendorsByName = (text: string, most: number, name?: string): estypes.SearchRequest => ({
  size: most,
  track_total_hits: false,
  _source: ['card'],
  query: {
    dis_max: {
      queries: [text, ...(name === undefined ? [] : [name])].flatMap((one) =>
        nameSteps(one).map(([clause, steps]) => constant(clause, steps)),
      ),
    },
  },
  sort: [{ _score: { order: 'desc' } }, byRank, { id: 'asc' }],
});
