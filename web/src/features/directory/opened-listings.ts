/** The vendor that was opened from each entry of the history, which gets the focus on the way back. */
const opened = new Map<string, string>();

export const rememberOpened = (entry: string, listingId: string): void => void opened.set(entry, listingId);

/** Returns it once; otherwise the page starts at the top. */
export function takeOpened(entry: string): string | undefined {
  const listingId = opened.get(entry);
  opened.delete(entry);
  return listingId;
}
