import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Route } from '#contracts/shared/route.js';
import { IMPLEMENTED_ROUTE } from './implemented-route.js';
import { OwnerLookups } from './owner-lookup.js';

/** Fails the start if a route has an access rule for owners of a kind without an owner lookup. */
@Injectable()
export class RouteAccessCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly owners: OwnerLookups,
  ) {}

  onApplicationBootstrap(): void {
    const problems = this.routes().flatMap(({ path, access }) =>
      access.who === 'owner' && !this.owners.has(access.of) ? [`${path}: no owner lookup for ${access.of}`] : [],
    );
    if (problems.length > 0) throw new Error(`Access rules without an owner lookup:\n${problems.join('\n')}`);
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
