import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ImportSubscriptions, type ImportedSubscription } from '../billing/commands/import-subscriptions.js';
import { featuresOf } from '../billing/domain/plan.js';
import { DirectoryFacade } from '../directory/public/directory-facade.js';
import { ImportVendors, type ImportedVendor } from '../identity/commands/import-vendors.js';
import { RegisterUser } from '../identity/commands/register-user.js';
import { Refusal } from '../platform/domain/refusal.js';
import { ImportWebstores } from '../webstore/commands/import-webstores.js';
import type { ImportedWebstore } from '../webstore/commands/imported-webstore.js';
import type { DemoWebstore } from './data/demo-webstore.js';
import { demoWebstores } from './data/demo-webstores.js';
import { demoAvailability, demoRating } from './data/live-facts.js';
import { wildryePhotographs } from './data/wildrye-photographs.js';
import { demoId } from './demo-id.js';
import { demoPassword, demoSignIns } from './demo-sign-ins.js';

type Numbered = DemoWebstore & { index: number };

/** Stored together. */
const batchSize = 250;
/** Batches under way at once: while one is made, another is written. */
const lanes = 3;
const photosEach = 3;
const seed = 20_261_121;

/** Fills an installation with people who can sign in and webstores that can be found. Doing it again changes nothing. */
@Injectable()
export class SeedDemoData {
  constructor(
    private readonly commands: CommandBus,
    private readonly directory: DirectoryFacade,
  ) {}

  /** @param listings how many webstores, the demo vendor's included */
  async run(listings: number): Promise<void> {
    for (const person of demoSignIns) await this.register(person);
    const batches = inBatches(listings);
    const lane = async () => {
      for (const batch of batches) await this.store(batch);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  private async register(person: (typeof demoSignIns)[number]): Promise<void> {
    try {
      await this.commands.execute(new RegisterUser({ ...person, password: demoPassword }));
    } catch (error) {
      const isThere = error instanceof Refusal && error.fields?.['email']?.includes('taken');
      if (!isThere) throw error;
    }
  }

  private async store(batch: readonly Numbered[]): Promise<void> {
    await this.commands.execute(new ImportVendors(batch.map(vendorOf)));
    await this.commands.execute(new ImportSubscriptions(batch.filter(hasPlan).map(subscriptionOf)));
    const added = await this.commands.execute(new ImportWebstores(batch.map(webstoreOf), false));
    if (added.length > 0) await this.directory.list(added);
  }
}

function* inBatches(listings: number): Generator<Numbered[], void, void> {
  let batch: Numbered[] = [{ ...wildryePhotographs, index: 0 }];
  for (const webstore of demoWebstores(listings - 1, seed)) {
    batch.push({ ...webstore, index: webstore.index + 1 });
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const hasPlan = ({ tier, features }: Numbered) => tier !== 'starter' || features.length > 0;

const vendorOf = ({ index, vendor, name }: Numbered): ImportedVendor => ({
  ...vendor,
  userId: demoId('user', index),
  vendorId: demoId('vendor', index),
  businessName: name,
});

const subscriptionOf = ({ index, tier, features }: Numbered): ImportedSubscription => ({
  id: demoId('subscription', index),
  vendorId: demoId('vendor', index),
  webstoreId: demoId('webstore', index),
  tier,
  extraFeatures: features.filter((feature) => !featuresOf(tier).includes(feature)),
});

function webstoreOf(demo: Numbered): ImportedWebstore {
  const { index, vendor: _vendor, tier, features, addresses, ...content } = demo;
  return {
    id: demoId('webstore', index),
    vendorId: demoId('vendor', index),
    name: content.name,
    content: {
      ...content,
      addresses: addresses.map((address, part) => ({ ...address, id: demoId('address', index, part) })),
    },
    // No files yet: the pages show the business by its initial until there are pictures.
    images: Array.from({ length: photosEach }, (_unused, part) => ({
      id: demoId('image', index, part),
      pictureId: null,
      caption: '',
      width: 1600,
      height: 1200,
    })),
    availability: demoAvailability(seed, index, new Date()),
    rating: demoRating(seed, index),
    entitlement: hasPlan(demo) ? { tier, features, version: 1 } : undefined,
  };
}
