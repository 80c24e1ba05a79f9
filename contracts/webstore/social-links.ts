import { profileBases } from './social-profiles.js';
import type { SocialLinkKey } from './webstore-content.js';

/** Protocols, however often they were pasted, and spaces before the host. */
const beforeHost = /^(?:(?:https?:)?\/\/|\s)+/i;
const hasProtocol = /^\s*(?:https?:)?\/\//i;

/**
 * Normalizes a link as it was typed or pasted (WS-60): a profile name, which is the last segment of the path without a
 * leading `@`. A website and a Google link keep everything after the protocol, and a YouTube name keeps its `@`
 * (WS-61). Normalizing twice changes nothing.
 * @param typed with or without a protocol and a host
 * @returns empty if the address has no profile name
 */
export function normalizedLink(network: SocialLinkKey, typed: string): string {
  const address = typed.replace(beforeHost, '').trimEnd();
  const base = profileBases[network];
  if (base === undefined) return address;
  const [withoutHash = ''] = address.split('#');
  const [path = '', query] = withoutHash.split(/\?(.*)/s);
  const segments = path.split('/').filter((segment) => segment.trim() !== '');
  if (segments.length === 1 && hasProtocol.test(typed)) return '';
  const last = (segments.at(-1) ?? '').trim();
  const name = network === 'YouTube' ? last : last.replace(/^[@\s]+/, '');
  if (isHost(name, base)) return '';
  // Facebook pages without a name of their own differ by the query only.
  return name.endsWith('.php') && query ? `${name}?${query.trimEnd()}` : name;
}

const isHost = (name: string, base: string) =>
  name.toLowerCase().replace(/^(?:www|m)\./, '') === base.slice(0, base.indexOf('/'));
