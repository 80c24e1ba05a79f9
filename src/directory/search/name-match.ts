import { fold } from '../index/fold.js';
import { allOf, anyOf, type Clause } from './clauses.js';
import { namePartsOf, type NamePart } from './name-parts.js';

/** Longest part of a folded name that is compared as a whole. */
const keyLength = 240;

const typo = { fuzziness: 'AUTO', prefix_length: 1 } as const;
const words = (query: string): Clause => ({ match: { name: { query, operator: 'and' } } });
const wordsWithTypos = (query: string): Clause => ({ match: { name: { query, operator: 'and', ...typo } } });
const wordsBegun = (query: string): Clause => ({ match_bool_prefix: { name: { query, operator: 'and' } } });
const wordsBegunWithTypos = (query: string): Clause => ({
  match_bool_prefix: { name: { query, operator: 'and', ...typo } },
});

/** How a name can match, best first, with the steps it is worth: the whole name, its words (or what means the same) with
 * the last one begun, words with a typo. */
export function nameSteps(name: string): readonly (readonly [clause: Clause, steps: number])[] {
  const query = fold(name);
  const parts = namePartsOf(query);
  return [
    [{ term: { nameKey: query.slice(0, keyLength) } }, 3],
    [inParts(parts, words, wordsBegun), 2],
    [anyOf([inParts(parts, wordsWithTypos), inParts(parts, wordsWithTypos, wordsBegunWithTypos)]), 1],
  ];
}

export const hasName = (name: string): Clause => anyOf(nameSteps(name).map(([clause]) => clause));

type Match = (query: string) => Clause;

/** Each part as it was typed, the last one perhaps in another way, or by its synonyms. */
function inParts(parts: readonly NamePart[], typed: Match, typedLast = typed): Clause {
  const clauses = parts.map((part, at) => {
    const match = at === parts.length - 1 ? typedLast : typed;
    return joined(anyOf, [match(part.typed), ...part.others.map(words)]);
  });
  return joined(allOf, clauses);
}

const joined = (join: (clauses: Clause[]) => Clause, clauses: Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : join(clauses);
