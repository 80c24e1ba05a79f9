/** The state that a guard stores in the history entry of the sign-in page: the requested path and query (ID-91). */
export interface RememberedPath {
  from: string;
}

/** An unassigned origin. */
const here = 'https://here.invalid';

/** Returns whether a browser stays at our site, even though it ignores a tab between two slashes. */
const staysHere = (path: string) => URL.canParse(path, here) && new URL(path, here).origin === here;

/** Returns the path itself if it leads to a page of this site, otherwise undefined. */
export const pathOfThisSite = (path: unknown): string | undefined =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && staysHere(path) ? path : undefined;

/** The path to which to return after signing in; only paths of this site count. */
export const rememberedPath = (state: unknown): string | undefined =>
  pathOfThisSite((state as Partial<RememberedPath> | null)?.from);
