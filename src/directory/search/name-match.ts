import { fold } from '../index/fold.js';
import { nameKeyOf } from '../index/name-key.js';
import { allOf, anyOf, type Clause } from './clauses.js';
import { namePartsOf, withoutRepeats, type NamePart } from './name-parts.js';

const typo = { fuzziness: 'AUTO', prefix_length: 1 } as const;
const words = (query: string): Clause => ({ match: { name: { query, operator: 'and' } } });
const wordsWithTypos = (query: string): Clause => ({ match: { name: { query, operator: 'and', ...typo } } });
const wordsBegun = (query: string): Clause => ({ match_bool_prefix: { name: { query, operator: 'and' } } });
const wordsBegunWithTypos = (query: string): Clause => ({
  match_bool_prefix: { name: { query, operator: 'and', ...typo } },
});

/**
 * How a name can match, best first, with the steps it is worth: the whole name, its words (or what means the same) with
 * the last one begun, words with a typo.
 */
export function nameSteps(name: string): readonly (readonly [clause: Clause, steps: number])[] {
  // The engine looks for each word with its typos: of hundreds, it would for seconds.
  const query = nameKeyOf(fold(name));
  const parts = withoutRepeats(namePartsOf(query));
  return [
    [{ term: { nameKey: query } }, 3],
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
