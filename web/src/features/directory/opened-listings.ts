/** Which vendor was opened from which entry of the history: where the focus goes on the way back. */
const opened = new Map<string, string>();

export const rememberOpened = (entry: string, listingId: string): void => void opened.set(entry, listingId);

/** Answers once; who comes by another way starts at the top. */
export function takeOpened(entry: string): string | undefined {
  const listingId = opened.get(entry);
  opened.delete(entry);
  return listingId;
}
