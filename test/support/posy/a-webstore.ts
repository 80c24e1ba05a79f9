import { randomUUIDv7 } from 'node:crypto';
import type { PlanFeature } from '#contracts/billing/subscription-tier.js';
import type { AddressContent } from '#contracts/webstore/webstore-content.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { ImportWebstores } from '#src/webstore/commands/import/import-webstores.js';
import type { ImportedWebstore } from '#src/webstore/commands/import/imported-webstore.js';
import { UnpublishWebstore } from '#src/webstore/commands/unpublish-webstore.js';
import { categoryByExternalId, servicesOf } from '#src/webstore/catalogue/catalogue.js';
import type { Posy } from './posy.js';

let made = 0;

/**
 * A webstore with everything that publishing requires, to be adapted by a test:
 *
 *     const id = await aWebstore(vendor.vendorId).called('Wildrye Photographs').published(posy);
 */
export class WebstoreBuilder {
  private readonly id = randomUUIDv7();
  private readonly vendorId: string;
  private content: Partial<WebstoreContent>;
  private photos = 1;
  private more: Partial<ImportedWebstore> = {};

  constructor(vendorId: string) {
    this.vendorId = vendorId;
    const number = (made += 1);
    this.content = { name: `Studio ${number}`, url: `studio-${number}-${this.id.slice(-6)}` };
    this.inCategory('photographyvideography').at('Austin', 'TX', 30.2672, -97.7431);
  }

  called(name: string): this {
    return this.with({ name });
  }

  with(content: Partial<WebstoreContent>): this {
    this.content = { ...this.content, ...content };
    return this;
  }

  /** The first subcategory and the first three services of a category. */
  inCategory(externalId: string): this {
    const category = categoryByExternalId(externalId);
    if (!category) throw new Error(`There is no category ${externalId}`);
    return this.with({
      categoryIds: [category.id],
      subCategoryIds: { [category.id]: category.subCategories.slice(0, 1).map(({ id }) => id) },
      services: servicesOf([category.id])
        .slice(0, 3)
        .map(({ id }) => id),
      capacity: ['venues', 'lodging'].includes(externalId) ? 120 : null,
    });
  }

  at(city: string, state: string, latitude: number, longitude: number): this {
    const address: AddressContent = {
      id: randomUUIDv7(),
      addressType: 'business',
      street1: '18 Pecan Alley',
      street2: '',
      city,
      state,
      zipCode: '78702',
      travelRadius: null,
      latitude,
      longitude,
    };
    return this.with({ addresses: [address] });
  }

  withPhotos(photos: number): this {
    this.photos = photos;
    return this;
  }

  /** Imported parts besides the content: pictures, days, rating, plan. */
  bringing(more: Partial<ImportedWebstore>): this {
    this.more = { ...this.more, ...more };
    return this;
  }

  withFeatures(...features: PlanFeature[]): this {
    return this.bringing({ entitlement: { tier: 'essential', features, version: 1 } });
  }

  build(): ImportedWebstore {
    const content: Partial<WebstoreContent> = {
      businessDescription: 'Quiet pictures of loud days, made in the light that was already there.',
      priceTier: 3,
      displayPriceTier: true,
      travels: true,
      travelOption: 'locally',
      travelDistance: 50,
      serviceArea: 'Austin, TX',
      ...this.content,
    };
    const image = () => ({ id: randomUUIDv7(), pictureId: null, caption: '', width: 1600, height: 1200 });
    const images = Array.from({ length: this.photos }, image);
    return { id: this.id, vendorId: this.vendorId, name: content.name ?? '', content, images, ...this.more };
  }

  /** Puts it on the site; returns its id. */
  async published(posy: Posy): Promise<string> {
    await posy.execute(new ImportWebstores([this.build()]));
    return this.id;
  }

  /** Stores a complete draft that is not on the site; returns its id. */
  async unpublished(posy: Posy): Promise<string> {
    await this.published(posy);
    await posy.execute(new UnpublishWebstore(this.id));
    return this.id;
  }
}

export const aWebstore = (vendorId: string): WebstoreBuilder => new WebstoreBuilder(vendorId);
