import { fold } from '../index/fold.js';
import { anyOf, type Clause } from './clauses.js';

/** Longest part of a folded name that is compared as a whole. */
const keyLength = 240;

/** How a name can match, best first, with the steps it is worth: the whole name, its words with the last one begun,
 * words with a typo. */
export function nameSteps(name: string): readonly (readonly [clause: Clause, steps: number])[] {
  const query = fold(name);
  return [
    [{ term: { nameKey: query.slice(0, keyLength) } }, 3],
    [{ match_bool_prefix: { name: { query, operator: 'and' } } }, 2],
    [{ match: { name: { query, operator: 'and', fuzziness: 'AUTO', prefix_length: 1 } } }, 1],
  ];
}

export const hasName = (name: string): Clause => anyOf(nameSteps(name).map(([clause]) => clause));
