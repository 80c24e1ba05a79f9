/** The British list has no comma before the last `and`; our texts have none either, but the American list would. */
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `Austin, Waco and Salado`. */
export const listOf = (names: readonly string[]) => list.format(names);
