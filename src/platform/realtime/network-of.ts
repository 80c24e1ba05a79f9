import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { normalizeIp } from '@nestjs/throttler';

/**
 * Creates a function that returns the network of an upgrade request: an IPv4 address, or the /64 of an IPv6 one. It trusts
 * the same proxies as Fastify, which never sees upgrade requests.
 * @param trustedProxies as in `TRUSTED_PROXIES`
 */
export function networkOf(trustedProxies: string): (request: IncomingMessage) => string {
  const trusted = trustedProxies === '' ? [] : trustedProxies.split(',').map((proxy) => proxy.trim());
  const trusts = proxyAddr.compile(trusted);
  return (request) => normalizeIp(proxyAddr(request, trusts));
}
