/** The ten digits in what somebody typed into a phone field; whatever else stands there is left out (ID-23). */
export function phoneDigits(typed: string): string {
  // Area codes never begin with 1: a leading one is the country's.
  return typed.replaceAll(/\D/g, '').replace(/^1/, '').slice(0, 10);
}

/** `+1 (xxx) xxx-xxxx`, as far as there are digits (ID-23): nothing stands at its end that cannot be deleted. */
export function maskedPhone(digits: string): string {
  if (digits === '') return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `+1 (${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}
