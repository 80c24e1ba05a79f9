import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { OwnedKind } from '#contracts/shared/route.js';

/** Port: a context says whose a thing of its kind is. */
export interface OwnerLookup {
  /** The user who owns it, or nothing when there is no such thing. */
  ownerOf(id: string): Promise<string | undefined>;
}

/** Marks a provider as the one that finds the owners of a kind. */
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
    if (!lookup) throw new Error(`Nobody finds owners of ${kind}`);
    return lookup.ownerOf(id);
  }
}
