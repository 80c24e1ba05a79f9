import { pagePaths } from '#contracts/shared/page-paths.js';

/** What is served under these is never a page. */
const notPages = /^\/(api|assets|media|health|metrics|socket)(\/|$)|\/[^/]+\.\w+$/;

const loadedAnew: readonly string[] = [pagePaths.logout, pagePaths.authCallback, pagePaths.vendorCheckout];

/**
 * Pages that a browser loads anew: so that nothing of who was signed in stays behind (OP-5), and the checkout, since only
 * its own document may load scripts and frames of the payment provider.
 */
export const loadsAnew = (path: string): boolean => loadedAnew.includes(path.split('?')[0] ?? '');

/**
 * The page of this site that a click leads to, to be shown without loading anything anew (WEB-8). Undefined for what
 * the browser does itself (OP-5): other sites, downloads, links with a target, clicks with a modifier key, places on
 * the same page, signing in and out.
 */
export function inAppPath(click: MouseEvent, here: URL): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || !URL.canParse(href, here) || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(href, here);
  const hasTarget = !['', '_self'].includes(link.target);
  const isOnThisPage = hash !== '' && pathname === here.pathname && search === here.search;
  if (hasTarget || origin !== here.origin || isOnThisPage || loadsAnew(pathname) || notPages.test(pathname))
    return undefined;
  return pathname + search + hash;
}
