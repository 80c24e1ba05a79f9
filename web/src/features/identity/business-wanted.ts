/** What a button leaves in the history entry when somebody has said there that they want a business. */
export const wanted = { isBusinessWanted: true };

/** Whether this came with such a button, and not with an address that was typed, kept or sent. */
export const isBusinessWanted = (state: unknown): boolean =>
  (state as Partial<typeof wanted> | null)?.isBusinessWanted === true;
