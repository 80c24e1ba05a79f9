import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AssignSeat } from '../billing/commands/assign-seat.js';
import { StartSubscription } from '../billing/commands/start-subscription.js';
import { featuresOf } from '../billing/domain/plan.js';
import { ImportVendors, type ImportedVendor } from '../identity/commands/import-vendors.js';
import { RegisterUser } from '../identity/commands/register-user.js';
import { Refusal } from '../platform/domain/refusal.js';
import { ImportWebstores, type ImportedWebstore } from '../webstore/commands/import-webstores.js';
import type { DemoWebstore } from './data/demo-webstore.js';
import { demoWebstores } from './data/demo-webstores.js';
import { wildryePhotographs } from './data/wildrye-photographs.js';
import { demoId } from './demo-id.js';
import { demoPassword, demoSignIns } from './demo-sign-ins.js';

type Numbered = DemoWebstore & { index: number };

/** One transaction each. */
const batchSize = 100;
const photosEach = 6;
const seed = 20_261_121;

/** Fills an installation with people who can sign in and webstores that can be found. Doing it again changes nothing. */
@Injectable()
export class SeedDemoData {
  constructor(private readonly commands: CommandBus) {}

  /** @param listings how many webstores, the demo vendor's included */
  async run(listings: number): Promise<void> {
    for (const person of demoSignIns) await this.register(person);
    let batch: Numbered[] = [{ ...wildryePhotographs, index: 0 }];
    for (const webstore of demoWebstores(listings - 1, seed)) {
      batch.push({ ...webstore, index: webstore.index + 1 });
      if (batch.length < batchSize) continue;
      await this.store(batch);
      batch = [];
    }
    await this.store(batch);
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
    await this.commands.execute(new ImportWebstores(batch.map(webstoreOf)));
    for (const webstore of batch) if (webstore.features.length > 0) await this.subscribe(webstore);
  }

  private async subscribe({ index, tier, features }: Numbered): Promise<void> {
    const id = demoId('subscription', index);
    const ofPlan = featuresOf(tier);
    const extraFeatures = features.filter((feature) => !ofPlan.includes(feature));
    const vendorId = demoId('vendor', index);
    await this.commands.execute(new StartSubscription({ id, vendorId, tier, quantity: 1, extraFeatures }));
    await this.commands.execute(new AssignSeat(demoId('webstore', index), id));
  }
}

const vendorOf = ({ index, vendor, name }: Numbered): ImportedVendor => ({
  ...vendor,
  userId: demoId('user', index),
  vendorId: demoId('vendor', index),
  businessName: name,
});

function webstoreOf(demo: Numbered): ImportedWebstore {
  const { index, vendor: _vendor, tier: _tier, features: _features, addresses, ...content } = demo;
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
      url: null,
      caption: '',
      width: 1600,
      height: 1200,
    })),
  };
}
