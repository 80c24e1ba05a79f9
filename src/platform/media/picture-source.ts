import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** Port: whoever has pictures that are not uploads, such as those that come with the programs. */
export interface PictureSource {
  /** The bytes of a picture; nothing when it is not one of its own. */
  original(pictureId: string): Promise<Uint8Array | undefined>;
}

/** Marks a provider as a source of pictures. */
export const SuppliesPictures = DiscoveryService.createDecorator();

/** All sources that contexts have registered, asked one after the other. */
@Injectable()
export class PictureSources implements OnModuleInit, PictureSource {
  private sources: PictureSource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const providers = this.discovery.getProviders({ metadataKey: SuppliesPictures.KEY });
    this.sources = providers.map((provider) => provider.instance as PictureSource);
  }

  async original(pictureId: string): Promise<Uint8Array | undefined> {
    for (const source of this.sources) {
      const bytes = await source.original(pictureId);
      if (bytes) return bytes;
    }
    return undefined;
  }
}
