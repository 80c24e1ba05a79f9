import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isUnlocked } from '#contracts/webstore/sections.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Entitlement } from '../domain/entitlement.js';
import { retailStoreOf } from '../stores/retail-stores.js';
import { loadWebstore } from './load-webstore.js';

/** Chooses the retailer's store at which couples can meet the vendor (WS-121). */
export class ChooseStore extends Command<void> {
  constructor(
    readonly webstoreId: string,
    readonly storeNumber: string,
    readonly zipcode: string,
    /** The version of the draft that the choice was based on; the current one if left out. */
    readonly version?: number,
  ) {
    super();
  }
}

@CommandHandler(ChooseStore)
export class ChooseStoreHandler implements ICommandHandler<ChooseStore> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `invalid-input` for a store that is not on the list; `section-locked`, `stale-version` */
  execute({ webstoreId, storeNumber, zipcode, version }: ChooseStore): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const webstore = await loadWebstore(em, webstoreId);
      if (!retailStoreOf(storeNumber)) throw unknownStore();
      const { features } = (await em.findOne(Entitlement, { webstoreId })) ?? Entitlement.none(webstoreId);
      webstore.chooseStore({ storeNumber, zipcode: zipcode.toUpperCase() }, version ?? webstore.version, (section) =>
        isUnlocked(section, features),
      );
    });
  }
}

const unknownStore = () =>
  new Refusal('invalid-input', 'This store is no longer on the list. Choose another one.', {
    fields: { favouriteStore: ['unknown-store'] },
  });
