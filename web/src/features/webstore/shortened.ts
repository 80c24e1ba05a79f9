/**
 * Limits the length of a text: a longer one is cut, between words if possible, and ends with an ellipsis right after a
 * letter or digit. Punctuation inside stays: SYS-23, which leaves letters and spaces only, is about previews that no
 * page shows yet.
 */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const lastSpace = cut.search(/\s\S*$/);
  const whole = /\s/.test(text.charAt(length - 1)) || lastSpace < length / 2 ? cut : cut.slice(0, lastSpace);
  return `${whole.replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}
