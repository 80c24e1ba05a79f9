/** The history state of a button by which a user has asked for a business. */
export const wanted = { isBusinessWanted: true };

/** Whether the navigation came from such a button, and not from a typed, bookmarked or shared address. */
export const isBusinessWanted = (state: unknown): boolean =>
  (state as Partial<typeof wanted> | null)?.isBusinessWanted === true;
