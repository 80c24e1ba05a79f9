import { Inject } from '@nestjs/common';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isUnlocked } from '#contracts/webstore/sections.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PLACES, type Places } from '#src/platform/places/port/places.js';
import type { DraftChanges } from '../domain/sections/section-rules.js';
import { Entitlement } from '../domain/entitlement.js';
import { RetiredAddress } from '../domain/web-addresses/retired-address.js';
import { WebAddress } from '../domain/web-addresses/web-address.js';
import { Webstore } from '../domain/webstore.js';
import { Establishments } from '../establishments/establishments.js';
import { checkPlace } from './check-place.js';
import { checkReferences } from './check-references.js';
import { checkRequired } from './check-required.js';
import { loadWebstore } from './load-webstore.js';
import { locateAddresses } from './locate-addresses.js';
import { readStreets } from './read-streets.js';

/** Changes fields of a draft (WS-37). */
export class SaveWebstore extends Command<void> {
  constructor(
    readonly webstoreId: string,
    readonly version: number,
    readonly changes: DraftChanges,
  ) {
    super();
  }
}

@CommandHandler(SaveWebstore)
export class SaveWebstoreHandler implements ICommandHandler<SaveWebstore> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly establishments: Establishments,
    @Inject(PLACES) private readonly places: Places,
  ) {}

  async execute({ webstoreId, version, changes: given }: SaveWebstore): Promise<void> {
    await checkPlace(this.establishments, given);
    const changes = await locateAddresses(this.places, readStreets(given));
    await this.unitOfWork.run(async (em) => {
      const webstore = await loadWebstore(em, webstoreId);
      const before = webstore.draft;
      await checkReferences(em, webstore, changes);
      const { features } = (await em.findOne(Entitlement, { webstoreId })) ?? Entitlement.none(webstoreId);
      webstore.save(changes, version, (section) => isUnlocked(section, features));
      checkRequired(before, webstore.draft, changes);
      if (webstore.draft.url !== before.url) await this.claimAddress(em, webstore, before.url);
    });
  }

  /** Assigns the new address to this webstore; the old one is free again unless it was ever published. */
  private async claimAddress(em: EntityManager, webstore: Webstore, before: string | null): Promise<void> {
    const url = webstore.draft.url;
    if (before !== null) {
      await em.nativeDelete(WebAddress, { url: before, webstoreId: webstore.id, published: false });
    }
    if (url === null) return;
    const known = await em.findOne(WebAddress, { url });
    if (known?.webstoreId === webstore.id) return;
    // In this order, because an address moves from one table to the other in the same transaction.
    if (known || (await em.findOne(RetiredAddress, { hash: RetiredAddress.of(url).hash }))) throw addressTaken(url);
    em.persist(WebAddress.of(url, webstore.id));
    try {
      await em.flush();
    } catch (error) {
      // A concurrent save claimed the address between the check and the write.
      throw error instanceof UniqueConstraintViolationException ? addressTaken(url) : error;
    }
  }
}

const addressTaken = (url: string) =>
  new Refusal('web-store-name-exists', `The web address ${url} is taken.`, {
    fields: { url: ['web-store-name-exists'] },
  });
