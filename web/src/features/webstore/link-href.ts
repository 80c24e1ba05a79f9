import { profileBases } from '#contracts/webstore/social-profiles.js';
import type { SocialLinkKey } from '#contracts/webstore/webstore-content.js';

/** The `href` of a link: without http or https it gets the prefix `//` (WS-62), so that no other scheme is possible. */
export const linkHref = (link: string): string => (/^https?:\/\//i.test(link) ? link : `//${link.replace(/^\/+/, '')}`);

/** YouTube has channels without a name at a path of their own. */
const isChannelId = /^UC[\w-]{22}$/;

/** The `href` of a link of a business: a stored profile name gets the address of its network. */
export function profileHref(network: SocialLinkKey, link: string): string {
  const base = profileBases[network];
  if (base === undefined || link.includes('/')) return linkHref(link);
  return linkHref(`${base}${network === 'YouTube' && isChannelId.test(link) ? 'channel/' : ''}${link}`);
}
