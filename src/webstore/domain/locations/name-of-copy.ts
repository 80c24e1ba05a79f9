import { longestLocationName } from '#contracts/webstore/locations.js';

/**
 * Returns the name of a copy: "Wildrye (copy)", then "Wildrye (copy 2)" and so on; a long name is shortened to leave
 * space for the addition. Case makes no difference, as between the names of locations.
 * @param taken the names of all locations of the vendor
 */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.trim().toLowerCase()));
  for (let copy = 1; ; copy++) {
    const addition = copy === 1 ? '(copy)' : `(copy ${copy})`;
    const next = `${shortened(name, longestLocationName - addition.length - 1)} ${addition}`.trim();
    if (!known.has(next.toLowerCase())) return next;
  }
}

/** Shortens a text to a number of UTF-16 units without cutting a character in half. */
function shortened(text: string, units: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > units) break;
    kept += character;
  }
  return kept.trim();
}
