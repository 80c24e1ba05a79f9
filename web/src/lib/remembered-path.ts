/** What a guard leaves in the history entry of the sign-in page: the path and query that were asked for (ID-91). */
export interface RememberedPath {
  from: string;
}

/** An address that nobody has. */
const here = 'https://here.invalid';

/** Whether a browser that is at our site stays there; it reads a tab between two slashes as if it were not there. */
const staysHere = (path: string) => URL.canParse(path, here) && new URL(path, here).origin === here;

/** The path itself where it leads to a page of this site, and nothing where it leads anywhere else. */
export const pathOfThisSite = (path: unknown): string | undefined =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && staysHere(path) ? path : undefined;

/** The path to go back to after signing in; only paths of this site count. */
export const rememberedPath = (state: unknown): string | undefined =>
  pathOfThisSite((state as Partial<RememberedPath> | null)?.from);
