import type { OverviewView } from '#contracts/operations/overview.views.js';
import type { Signs } from './faults.ts';

/** A response of a program, with the times of the request and of the response. */
export interface Said<Answer> {
  program: string;
  from: number;
  to: number;
  answer: Answer;
}

/** How a fault was reported: the words, or that it was not; 'not asked' where that would prove nothing. */
export type Testimony = { said: string } | 'not named' | 'not asked';

/** The part of the operators' page that names faults. */
export type NamedFaults = Pick<OverviewView, 'troubles'> & { workers: Pick<OverviewView['workers'], 'list'> };

/** Number of responses of the operators' page during a fault that are required to expect it there. */
const looksNeeded = 2;

/**
 * Judges the responses of the operators' page during a fault and shortly after it. A page that says that the engine does
 * not respond cannot know that the index is missing, and is not required to name it.
 */
export function testimonyOf(
  looks: readonly Said<NamedFaults>[],
  sign: NonNullable<Signs['page']>,
  { from, to }: { from: number; to: number },
): Testimony {
  const what = 'trouble' in sign ? sign.trouble : 'worker silent';
  const first = looks.find(({ answer }) => isNamed(answer, sign));
  if (first) return { said: `${what} after ${((first.to - from) / 1_000).toFixed(1)} s` };
  const expected = looks.filter(
    (look) => look.to <= to && !(what === 'index-missing' && says(look.answer, 'search-away')),
  );
  return expected.length < looksNeeded ? 'not asked' : 'not named';
}

const isNamed = (answer: NamedFaults, sign: NonNullable<Signs['page']>): boolean =>
  'trouble' in sign
    ? says(answer, sign.trouble)
    : answer.workers.list.some(({ pid, state }) => pid === sign.missed && state === 'silent');

const says = ({ troubles }: NamedFaults, trouble: string): boolean => troubles.some(({ code }) => code === trouble);
