import type { estypes } from '@elastic/elasticsearch';
import { constant } from './clauses.js';
import { nameSteps } from './name-match.js';
import { byQuality } from './ranking.js';

/**
 * The search for vendors whose name somebody may be typing. How the name fits comes first here: who types a name has a
 * vendor in mind, not the best of all.
 * @param most results
 */
export const vendorsByName = (text: string, most: number): estypes.SearchRequest => ({
  size: most,
  track_total_hits: false,
  _source: ['card'],
  query: { dis_max: { queries: nameSteps(text).map(([clause, steps]) => constant(clause, steps)) } },
  sort: [{ _score: { order: 'desc' } }, { placement: 'desc' }, { claimed: 'desc' }, ...byQuality, { id: 'asc' }],
});
