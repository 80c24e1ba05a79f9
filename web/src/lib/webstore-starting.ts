/** The history state of a page that has just requested the user's first webstore. */
export const webstoreStarting = { isWebstoreStarting: true };

export const isWebstoreStarting = (state: unknown): boolean =>
  (state as Partial<typeof webstoreStarting> | null)?.isWebstoreStarting === true;
