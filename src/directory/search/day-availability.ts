import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { DayAvailability } from '#contracts/directory/directory.views.js';
import type { Clause } from './clauses.js';

const marks = { partly: 'partly-free', kept: 'keeps-a-calendar' };

/** Clauses without a score that mark each hit with its availability on the searched day. */
export const dayMarks = ({ filters: { availabilityDate: day } }: Pick<DirectorySearch, 'filters'>): Clause[] =>
  day === undefined
    ? []
    : [
        { constant_score: { filter: { term: { partialDays: day } }, boost: 0, _name: marks.partly } },
        { constant_score: { filter: { term: { keepsCalendar: true } }, boost: 0, _name: marks.kept } },
      ];

/** Reads the marks of a hit; booked vendors are not among the hits. */
export function availabilityOf(matched: readonly string[]): DayAvailability {
  if (matched.includes(marks.partly)) return 'partly';
  return matched.includes(marks.kept) ? 'free' : 'ask';
}
