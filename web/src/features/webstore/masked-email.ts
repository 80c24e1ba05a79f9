/** Returns an email address for people who may not be its owner: after the first four characters only stars (WS-34). */
export const maskedEmail = (email: string): string =>
  [...email].map((character, at) => (at < 4 ? character : '*')).join('');
