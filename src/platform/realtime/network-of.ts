import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { normalizeIp } from '@nestjs/throttler';

/**
 * Makes the function that says which network a connection comes from: an IPv4 address, or the /64 of an IPv6 one. It
 * believes the same proxies as Fastify, which never sees the requests that become sockets.
 * @param trustedProxies as in `TRUSTED_PROXIES`
 */
export function networkOf(trustedProxies: string): (request: IncomingMessage) => string {
  const trusted = trustedProxies === '' ? [] : trustedProxies.split(',').map((proxy) => proxy.trim());
  const trusts = proxyAddr.compile(trusted);
  return (request) => normalizeIp(proxyAddr(request, trusts));
}
