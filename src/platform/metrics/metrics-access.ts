import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The caller of `/metrics` or of the details of `/health/*`. */
export interface MetricsCaller {
  /** Client address after resolving trusted proxies. */
  readonly address: string;
  /** Whether an untrusted proxy forwarded the request, so that the address is the proxy's. */
  readonly throughUnknownProxy: boolean;
  readonly authorization: string | undefined;
}

export interface MetricsAccessSettings {
  readonly metricsFrom: readonly string[];
  readonly metricsToken: string | undefined;
  readonly trustedProxies: string;
}

/** Decides who may see metrics and details of health: the addresses of `METRICS_FROM`, and callers with the token. */
export class MetricsAccess {
  private readonly addresses = new BlockList();
  private readonly token: Buffer | undefined;

  constructor(private readonly settings: MetricsAccessSettings) {
    for (const range of settings.metricsFrom) {
      const [address = '', bits] = range.split('/');
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.addresses.addAddress(address, family);
      else this.addresses.addSubnet(address, Number(bits), family);
    }
    this.token = settings.metricsToken === undefined ? undefined : digest(`Bearer ${settings.metricsToken}`);
  }

  allowsRequest({ ip, headers }: FastifyRequest): boolean {
    const passedOn = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
    const throughUnknownProxy = passedOn && this.settings.trustedProxies === '';
    return this.allows({ address: ip, throughUnknownProxy, authorization: headers.authorization });
  }

  /**
   * Rejects requests through an unknown proxy: a visitor behind a proxy on this machine must not be taken for this
   * machine.
   */
  allows({ address, throughUnknownProxy, authorization }: MetricsCaller): boolean {
    if (this.token && authorization !== undefined && timingSafeEqual(this.token, digest(authorization))) return true;
    const family = isIP(address);
    return !throughUnknownProxy && family !== 0 && this.addresses.check(address, family === 6 ? 'ipv6' : 'ipv4');
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
