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

/** A mistake in any letter, the first one too. */
const anyTypo = { fuzziness: 'AUTO:5,99', prefix_length: 0 } as const;
/** Words that people type beside a name, and that few names depend on. */
const fillers = new Set('the a an of in near at by and for wedding weddings'.split(' '));
/** Words beyond these are not looked for beside a name: each is a clause. */
const mostWordsBeside = 8;
/** Letters from which on a name in one word may be begun only. */
const shortestJoined = 6;

/**
 * The ways in which a name can match, best first, with the steps they are worth: the whole name; its words (or synonyms)
 * with the last one begun, or the same letters with other spaces; words with a typo, or with words beside the name.
 */
export function nameSteps(name: string): readonly (readonly [clause: Clause, steps: number])[] {
  // The engine looks for each word with its typos: of hundreds, it would for seconds.
  const query = nameKeyOf(fold(name));
  const parts = withoutRepeats(namePartsOf(query));
  const joinedName = query.replaceAll(' ', '');
  return [
    [{ term: { nameKey: query } }, 3],
    [anyOf([inParts(parts, words, wordsBegun), { term: { nameJoined: joinedName } }]), 2],
    [
      anyOf([
        inParts(parts, wordsWithTypos),
        inParts(parts, wordsWithTypos, wordsBegunWithTypos),
        { match: { name: { query: [...new Set(query.split(' '))].join(' '), operator: 'and', ...anyTypo } } },
        ...(joinedName.length >= shortestJoined ? [{ prefix: { nameJoined: joinedName } }] : []),
        ...besideName(query),
      ]),
      1,
    ],
  ];
}

/** Each word is in the name or says where and what the vendor is, and one at least is in the name. */
function besideName(query: string): Clause[] {
  const typed = wordsOfName(query);
  if (typed.length === 0 || typed.length > mostWordsBeside) return [];
  const inName = typed.map(wordsWithTypos);
  return [
    allOf([
      anyOf(inName),
      ...typed.map((word, at) => anyOf([inName[at] ?? [], { term: { besideName: word } }].flat())),
    ]),
  ];
}

/** The words of a folded text that a name may depend on; all of them where it has no others. */
export function wordsOfName(query: string): string[] {
  const all = [...new Set(query.split(' ').filter(Boolean))];
  const kept = all.filter((word) => !fillers.has(word));
  return kept.length > 0 ? kept : all;
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
