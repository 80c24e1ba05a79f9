/**
 * Limits the length of a text: a longer one is cut to one character less, at any position, and ends with an ellipsis.
 * Half of a surrogate pair is omitted.
 */
export function truncated(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
