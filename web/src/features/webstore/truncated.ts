/**
 * A text of at most so many characters: a longer one is cut to one character less, wherever that is, and ends with an
 * ellipsis. Half of a character that takes two places is left out.
 */
export function truncated(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
