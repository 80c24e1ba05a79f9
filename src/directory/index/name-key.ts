/** More than names have, unless somebody writes them in letters that fold to whole phrases. */
const longest = 160;

/** A folded name as it is compared as a whole and sorted by: short enough to stand in a cursor. */
export const nameKeyOf = (folded: string): string => [...folded].slice(0, longest).join('').trimEnd();
