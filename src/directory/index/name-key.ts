/** Longer than any real name, except in scripts that fold to whole phrases. */
const longest = 160;

/** A folded name in the form in which it is compared as a whole and sorted: short enough for a cursor. */
export const nameKeyOf = (folded: string): string => [...folded].slice(0, longest).join('').trimEnd();
