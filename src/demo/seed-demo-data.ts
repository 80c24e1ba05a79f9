import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ImportSubscriptions, type ImportedSubscription } from '#src/billing/commands/import-subscriptions.js';
import { ListWebstores } from '#src/directory/commands/list-webstores.js';
import { ImportVendors, type ImportedVendor } from '#src/identity/vendors/commands/import-vendors.js';
import { RegisterUser } from '#src/identity/accounts/commands/register-user.js';
import { SaveEventProfile } from '#src/events/commands/save-event-profile.js';
import { StartEvent } from '#src/events/commands/start-event.js';
import { SendMessage } from '#src/messaging/conversations/commands/send-message.js';
import { StartConversation } from '#src/messaging/conversations/commands/start-conversation.js';
import { ViewConversation } from '#src/messaging/conversations/commands/view-conversation.js';
import { Config } from '#src/platform/config/config.js';
import { isLoopback } from '#src/platform/config/is-loopback.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { ImportWebstores } from '#src/webstore/commands/import/import-webstores.js';
import type { ImportedWebstore } from '#src/webstore/commands/import/imported-webstore.js';
import { demoPlaceId } from '#src/platform/places/details/demo-place-details.js';
import { demoImages, pictureTurns, type DemoImage } from './webstores/demo-images.js';
import type { DemoWebstore } from './webstores/demo-webstore.js';
import { demoWebstores } from './webstores/demo-webstores.js';
import type { RankedWebstore } from './webstores/first-results.js';
import { demoAvailability, demoRating } from './webstores/live-facts.js';
import { Neighbours } from './webstores/neighbours.js';
import { pagePartsOf, type PageParts } from './webstores/page-parts.js';
import { SeededRandom } from './random/seeded-random.js';
import { demoStore } from './webstores/demo-store.js';
import { demoVendor } from './webstores/demo-vendor.js';
import { demoId } from './demo-id.js';
import { demoConversations, demoMessageId, demoQuoteRequest } from './demo-conversations.js';
import { demoEvent } from './demo-event.js';
import { demoLegacyAccounts, demoPassword, demoSignIns } from './demo-sign-ins.js';

interface Numbered extends DemoWebstore {
  index: number;
  images: DemoImage[];
  parts: PageParts;
  partners: { index: number; description: string }[];
}

/** Number of webstores stored in one transaction. */
const batchSize = 250;
/** Webstores whose covers are dealt together, as they may be shown together: all of a usual demo. */
const dealtTogether = 5_000;
/** Batches in flight at once: while one is generated, another is written. */
const lanes = 3;
const seed = 20_261_121;

/** One of several processes that seed together; each generates all webstores and stores its own part of them. */
export interface SeedShare {
  /** Numbered from 0. */
  nth: number;
  of: number;
}

/** Fills an installation with people who can sign in and webstores that can be found. Idempotent. */
@Injectable()
export class SeedDemoData {
  constructor(
    private readonly commands: CommandBus,
    private readonly config: Config,
  ) {}

  /**
   * @param listings number of webstores, including the demo vendor's
   * @returns how many of them are new, and the result of `people`
   */
  async run(listings: number): Promise<{ added: number; operatorPassword: string | undefined }> {
    const operatorPassword = await this.people();
    const added = await this.webstores(listings);
    await this.conversations();
    return { added, operatorPassword };
  }

  /**
   * Adds the demo accounts, before the webstores, one of which belongs to an account. A publicly reachable installation
   * gets no demo operator, and accounts with random passwords: their owners set them with a mailed code.
   * @returns the operator's password, if the operator is new and the password was generated
   */
  async people(): Promise<string | undefined> {
    const { demoOperatorPassword: chosen, publicUrl } = this.config;
    const isPrivate = isLoopback(publicUrl);
    const operatorPassword = chosen ?? randomPassword();
    let madeUp: string | undefined;
    for (const person of demoSignIns) {
      const isOperator = person.roles.includes('Admin');
      if (isOperator && !isPrivate) continue;
      const others = isPrivate ? demoPassword : randomPassword();
      const isNew = await this.register(person, isOperator ? operatorPassword : others);
      if (isOperator && isNew && chosen === undefined) madeUp = operatorPassword;
      if (isNew && person.roles.length === 0) await this.planEvent(person);
    }
    return madeUp;
  }

  /** Returns how many of them are new. */
  async webstores(listings: number, share: SeedShare = { nth: 0, of: 1 }): Promise<number> {
    const batches = shareOf(share, inGroups(numbered(listings), batchSize));
    const lane = async () => {
      let added = 0;
      for (const batch of batches) added += await this.store(batch);
      return added;
    };
    const added = await Promise.all(Array.from({ length: lanes }, lane));
    return added.reduce((sum, some) => sum + some, 0);
  }

  /** Adds the messages between the demo couple and the demo vendor, once the webstores exist. */
  async conversations(): Promise<void> {
    const [vendor, couple] = demoSignIns;
    if (!vendor || !couple) return;
    for (const [at, { webstore, replies }] of demoConversations.entries()) {
      const conversationId = await this.askForQuote(couple, webstore, demoMessageId(at, 0));
      if (conversationId === undefined) continue;
      for (const [nth, { by, text }] of replies.entries()) {
        const sender = by === 'vendor' ? vendor : couple;
        // The messages before it are read: an answer of one's own is never unread.
        await this.commands.execute(new ViewConversation(conversationId, sender.id, nth + 1));
        await this.commands.execute(new SendMessage(conversationId, sender.id, demoMessageId(at, nth + 1), text));
      }
    }
  }

  /** Returns the id of the conversation; undefined for a webstore that a small demo does not have. */
  private async askForQuote(
    { id, firstName, lastName }: (typeof demoSignIns)[number],
    webstore: number,
    uuid: string,
  ): Promise<string | undefined> {
    const { eventDate } = demoEvent(new Date());
    const asked = { ...demoQuoteRequest, name: `${firstName} ${lastName}`, eventDate: eventDate?.eventDate ?? null };
    const start = new StartConversation(id, demoId('webstore', webstore), demoId('event', 0), asked, uuid);
    try {
      return await this.commands.execute(start);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  /** Returns whether the account is new. */
  private async register(person: (typeof demoSignIns)[number], password: string): Promise<boolean> {
    try {
      await this.commands.execute(new RegisterUser({ ...person, password }));
      return true;
    } catch (error) {
      const isThere = error instanceof Refusal && error.fields?.['email']?.includes('taken');
      if (!isThere) throw error;
      return false;
    }
  }

  private async planEvent({ id: userId, firstName, lastName }: (typeof demoSignIns)[number]): Promise<void> {
    const eventId = await this.commands.execute(new StartEvent(userId, demoId('event', 0)));
    const changes = { ...demoEvent(new Date()), firstName, lastName };
    await this.commands.execute(new SaveEventProfile(eventId, 1, changes));
  }

  private async store(batch: readonly Numbered[]): Promise<number> {
    await this.commands.execute(new ImportVendors(batch.map(vendorOf)));
    await this.commands.execute(new ImportSubscriptions(batch.filter(hasPlan).map(subscriptionOf)));
    const webstores = batch.map(webstoreOf);
    const added = await this.commands.execute(new ImportWebstores(webstores, false));
    // All of them, not only the new ones: the program may have been stopped between the two commands.
    await this.commands.execute(new ListWebstores(webstores.map(({ id }) => id)));
    return added.length;
  }
}

const randomPassword = () => randomBytes(12).toString('base64url');

/** The demo vendor comes last, when there are neighbors to recommend. */
function* numbered(listings: number): Generator<Numbered, void, void> {
  const neighbours = new Neighbours();
  const { webstore: ofDemoVendor, parts } = demoVendor;
  const rankedVendor = ranked(0, ofDemoVendor);
  for (const group of inGroups(demoWebstores(listings - 1, seed), dealtTogether - 1)) {
    const others = group.map(({ index, ...webstore }) => ranked(index + 1, webstore));
    const [, ...turns] = pictureTurns([rankedVendor, ...others]);
    for (const [nth, { index, webstore }] of others.entries()) {
      const neighbourly = together(index, webstore, turns[nth] ?? 0, neighbours);
      yield { ...webstore, index, ...neighbourly, parts: pagePartsOf(seed, index, webstore) };
      neighbours.remember(index, webstore);
    }
  }
  yield { ...ofDemoVendor, index: 0, ...together(0, ofDemoVendor, 0, neighbours), parts };
}

const ranked = (index: number, webstore: DemoWebstore): RankedWebstore => ({
  index,
  webstore,
  rating: demoRating(seed, index),
});

/** The parts of a webstore that depend on others. */
function together(index: number, webstore: DemoWebstore, turn: number, neighbours: Neighbours) {
  const random = new SeededRandom(seed + 4, index);
  return {
    partners: neighbours.partnersOf(seed, index, webstore),
    images: demoImages(random, index, webstore, turn, (of) => neighbours.photographerFor(of, webstore)),
  };
}

function* inGroups<T>(all: Iterable<T>, size: number): Generator<T[], void, void> {
  let group: T[] = [];
  for (const one of all) {
    group.push(one);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

function* shareOf<T>({ nth, of }: SeedShare, all: Iterable<T>): Generator<T, void, void> {
  let at = 0;
  for (const one of all) if (at++ % of === nth) yield one;
}

const hasPlan = ({ tier, features }: Numbered) => tier !== 'starter' || features.length > 0;

function vendorOf({ index, vendor, name }: Numbered): ImportedVendor {
  const legacy = demoLegacyAccounts[index - 1];
  const ids = { userId: demoId('user', index), vendorId: demoId('vendor', index) };
  return { ...vendor, ...legacy, ...ids, businessName: name, isLegacy: legacy !== undefined };
}

const subscriptionOf = ({ index, tier, placements }: Numbered): ImportedSubscription => ({
  id: demoId('subscription', index),
  vendorId: demoId('vendor', index),
  webstoreId: demoId('webstore', index),
  tier,
  extraFeatures: placements,
});

function webstoreOf(demo: Numbered): ImportedWebstore {
  const { index, vendor: _vendor, placements: _placements, tier, features, ...shown } = demo;
  const { addresses, images, parts, partners, ...content } = shown;
  const rating = demoRating(seed, index);
  return {
    id: demoId('webstore', index),
    vendorId: demoId('vendor', index),
    name: content.name,
    content: {
      ...content,
      addresses: addresses.map((address, part) => ({ ...address, id: demoId('address', index, part) })),
      packages: parts.packages.map((one, part) => ({
        ...one,
        id: demoId('package', index, part),
        imageId: images.length > part + 1 ? demoId('image', index, part + 1) : null,
      })),
      faqs: parts.faqs.map((faq, part) => ({ ...faq, id: demoId('faq', index, part) })),
      awards: parts.awards.map((award, part) => ({ ...award, id: demoId('award', index, part), imageId: null })),
      partners: partners.map((one) => ({ partnerId: demoId('webstore', one.index), description: one.description })),
      ...(index > 0 && demoStore(demo)),
      googlePlaceId: rating ? demoPlaceId(rating.tenths, rating.reviews, index) : null,
    },
    images: images.map((image, part) => ({ ...image, id: demoId('image', index, part) })),
    availability: demoAvailability(seed, index, new Date()),
    rating,
    entitlement: hasPlan(demo) ? { tier, features, version: 1 } : undefined,
  };
}
