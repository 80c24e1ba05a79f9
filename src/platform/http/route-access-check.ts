import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Route } from '#contracts/shared/route.js';
import { IMPLEMENTED_ROUTE } from './implemented-route.js';
import { OwnerLookups } from './owner-lookup.js';
import { SignatureChecks } from './signature-check.js';

/** Fails the start if an access rule is about a kind without an owner lookup, or a service without a signature check. */
@Injectable()
export class RouteAccessCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly owners: OwnerLookups,
    private readonly signatures: SignatureChecks,
  ) {}

  onApplicationBootstrap(): void {
    const problems = this.routes().flatMap(({ path, access }) => {
      if (access.who === 'owner' && !this.owners.has(access.of)) return [`${path}: no owner lookup for ${access.of}`];
      if (access.who === 'signed' && !this.signatures.has(access.by))
        return [`${path}: no signature check for ${access.by}`];
      return [];
    });
    if (problems.length > 0) throw new Error(`Access rules without a lookup:\n${problems.join('\n')}`);
  }

  private routes(): Route[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const prototype = metatype?.prototype as Record<string, object> | undefined;
      if (!prototype) return [];
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const route = Reflect.getMetadata(IMPLEMENTED_ROUTE, prototype[name] as object) as Route | undefined;
        return route ? [route] : [];
      });
    });
  }
}
