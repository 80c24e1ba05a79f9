import { isIPv4 } from 'node:net';

/** Whether an address of the site leads to this machine only: the installation is somebody's own, not one for others. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));
}
