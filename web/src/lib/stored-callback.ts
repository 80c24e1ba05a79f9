import { pathOfThisSite } from './remembered-path.js';

const key = 'posy.callback';

/** Remembers the target in this tab during a sign-in that leaves the site (ID-90). */
export const storeCallback = (path: string): void => window.sessionStorage.setItem(key, path);

/** The path to go to after the login callback, once (ID-83); only paths of this site count. */
export function takeCallback(): string | undefined {
  const path = window.sessionStorage.getItem(key);
  window.sessionStorage.removeItem(key);
  return pathOfThisSite(path);
}
