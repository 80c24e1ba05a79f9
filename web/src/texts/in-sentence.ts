/**
 * Returns a name as it is written within a sentence. Only its first letter becomes lowercase, and a name that begins
 * with an abbreviation stays as it is: `FAQs`.
 */
export const inSentence = (name: string) =>
  /^[A-Z]{2}/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
