import { pagePaths } from '#contracts/shared/page-paths.js';
import { isPlainClick } from './plain-click.js';

/** Path prefixes that never belong to a page. */
const notPages = /^\/(api|assets|media|health|metrics|socket)(\/|$)|\/[^/]+\.\w+$/;

const reloaded: readonly string[] = [pagePaths.logout, pagePaths.authCallback, pagePaths.vendorCheckout];

/**
 * Pages that a browser reloads: so that no data of the signed-in user remain (OP-5), and the checkout, because only its
 * own document may load scripts and frames of the payment provider.
 */
export const loadsAnew = (path: string): boolean => reloaded.includes(path.split('?')[0] ?? '');

/**
 * The page of this site to which a click leads, to be shown without a reload (WEB-8). Undefined for links that the
 * browser follows itself (OP-5): other sites, downloads, links with a target, clicks with a modifier key, anchors on
 * the same page, signing in and out.
 */
export function inAppPath(click: MouseEvent, here: URL): string | undefined {
  if (click.defaultPrevented || !isPlainClick(click)) return undefined;
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
