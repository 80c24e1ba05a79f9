import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** Port: a source of pictures that are not uploads, such as the ones that are part of the product. */
export interface PictureSource {
  /** Returns the bytes of a picture; undefined if it is not one of this source. */
  original(pictureId: string): Promise<Uint8Array | undefined>;
}

/** Marks a provider as a source of pictures. */
export const SuppliesPictures = DiscoveryService.createDecorator();

/** All registered sources of pictures, which are tried one after the other. */
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
