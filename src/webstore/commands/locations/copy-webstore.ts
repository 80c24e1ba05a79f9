import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { contentOfLocation } from '../../domain/locations/content-of-location.js';
import { nameOfCopy } from '../../domain/locations/name-of-copy.js';
import { lockVendors } from '../../lock-vendors.js';
import { loadWebstore } from '../load-webstore.js';
import { startLocation } from './start-location.js';

/** Adds a location with the content of another of the same vendor, under a name of its own (WS-192). Returns its id. */
export class CopyWebstore extends Command<string> {
  constructor(
    readonly webstoreId: string,
    readonly byOperator: boolean,
  ) {
    super();
  }
}

@CommandHandler(CopyWebstore)
export class CopyWebstoreHandler implements ICommandHandler<CopyWebstore> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal as `startLocation`; `webstore-not-found`, also when it is removed at the same time */
  execute({ webstoreId, byOperator }: CopyWebstore): Promise<string> {
    return this.unitOfWork.run(async (em) => {
      const { vendorId } = await loadWebstore(em, webstoreId);
      await lockVendors(em, [vendorId]);
      return startLocation(em, vendorId, byOperator, (own) => {
        const source = own.find(({ id }) => id === webstoreId);
        if (!source) throw new Refusal('webstore-not-found', 'Webstore not found.');
        const names = own.map(({ draft }) => draft.name);
        const name = nameOfCopy(source.draft.name, names);
        return { name, draft: contentOfLocation(source.draft, name) };
      });
    });
  }
}
