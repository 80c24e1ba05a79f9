/** What a guard leaves in the history entry of the sign-in page: the path and query that were asked for (ID-91). */
export interface RememberedPath {
  from: string;
}

/** The path to go back to after signing in; only paths of this site count. */
export function rememberedPath(state: unknown): string | undefined {
  const from = (state as Partial<RememberedPath> | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}
