/** What a page leaves in the history entry when it has just asked for the person's first webstore. */
export const webstoreStarting = { isWebstoreStarting: true };

export const isWebstoreStarting = (state: unknown): boolean =>
  (state as Partial<typeof webstoreStarting> | null)?.isWebstoreStarting === true;
