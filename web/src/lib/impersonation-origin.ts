import { pagePaths } from '#contracts/shared/page-paths.js';
import { tabStorage } from './browser-storage.js';
import { pathOfThisSite } from './remembered-path.js';

const key = 'posy.impersonation-origin';

/** Remembers in this tab the page on which an operator starts an impersonation. */
export const rememberOrigin = (path: string): void => tabStorage().setItem(key, path);

/** The page on which the impersonation was started; the admin home if this tab does not know it. */
export function impersonationOrigin(): string {
  const path = pathOfThisSite(tabStorage().getItem(key));
  return path?.startsWith(`${pagePaths.admin}/`) ? path : pagePaths.admin;
}
