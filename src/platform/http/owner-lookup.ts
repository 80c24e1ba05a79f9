import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { OwnedKind } from '#contracts/shared/route.js';

/** Port: finds the owners of a kind of resource. */
export interface OwnerLookup {
  /** Returns the user who owns the resource; undefined if it does not exist. */
  ownerOf(id: string): Promise<string | undefined>;
}

/** Marks a provider as the lookup for owners of a kind. */
export const FindsOwnersOf = DiscoveryService.createDecorator<OwnedKind>();

@Injectable()
export class OwnerLookups implements OnModuleInit {
  private readonly lookups = new Map<OwnedKind, OwnerLookup>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: FindsOwnersOf.KEY })) {
      const kind = this.discovery.getMetadataByDecorator(FindsOwnersOf, provider);
      if (kind) this.lookups.set(kind, provider.instance as OwnerLookup);
    }
  }

  has(kind: OwnedKind): boolean {
    return this.lookups.has(kind);
  }

  async ownerOf(kind: OwnedKind, id: string): Promise<string | undefined> {
    const lookup = this.lookups.get(kind);
    if (!lookup) throw new Error(`There is no owner lookup for ${kind}`);
    return lookup.ownerOf(id);
  }
}
