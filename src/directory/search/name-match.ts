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

/** Allows a typo in any letter, including the first. */
const anyTypo = { fuzziness: 'AUTO:5,99', prefix_length: 0 } as const;
/** Words that people type beside a name, and that few names need to be found. */
const fillers = new Set('the a an of in near at by and for wedding weddings'.split(' '));
/** Largest number of words that are searched for beside a name: each is a clause. */
const mostWordsBeside = 8;
/** Names with one word of at least this many letters may be matched by prefix only. */
const shortestJoined = 6;

/**
 * The ways in which a name can match, best first, with their scores: the whole name; its words (or synonyms) with the
 * last one as a prefix, or the same letters with other spaces; words with a typo, or with words beside the name.
 */
export function nameSteps(name: string): readonly (readonly [clause: Clause, steps: number])[] {
  // The engine searches for every typo of each word, which would take seconds for hundreds of words.
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

/** Each word is in the name, the place or the category, and at least one is in the name. */
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

/** The words of a folded text that a name may need; all of them if it has no others. */
export function wordsOfName(query: string): string[] {
  const all = [...new Set(query.split(' ').filter(Boolean))];
  const kept = all.filter((word) => !fillers.has(word));
  return kept.length > 0 ? kept : all;
}

export const hasName = (name: string): Clause => anyOf(nameSteps(name).map(([clause]) => clause));

type Match = (query: string) => Clause;

/** Matches each part as typed or by its synonyms; the last one may be incomplete. */
function inParts(parts: readonly NamePart[], typed: Match, typedLast = typed): Clause {
  const clauses = parts.map((part, at) => {
    const match = at === parts.length - 1 ? typedLast : typed;
    return joined(anyOf, [match(part.typed), ...part.others.map(words)]);
  });
  return joined(allOf, clauses);
}

const joined = (join: (clauses: Clause[]) => Clause, clauses: Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : join(clauses);
