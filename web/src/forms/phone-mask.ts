/** Extracts the ten digits from the text of a phone field; all other characters are ignored (ID-23). */
export function phoneDigits(typed: string): string {
  // Area codes never begin with 1: a leading one is the country's.
  return typed.replaceAll(/\D/g, '').replace(/^1/, '').slice(0, 10);
}

/** `+1 (xxx) xxx-xxxx`, up to the last digit (ID-23): it never ends with a character that cannot be deleted. */
export function maskedPhone(digits: string): string {
  if (digits === '') return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `+1 (${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}
