import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CrawledDataRequest } from '#contracts/webstore/locations.requests.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { contentOfLocation } from '../../domain/locations/content-of-location.js';
import { lockVendors } from '../../lock-vendors.js';
import { startLocation } from './start-location.js';

interface NewLocation {
  vendorId: string;
  name: string;
  /** One of the vendor's webstores, whose content the new one begins with; an empty page when absent. */
  copyOf?: string | undefined;
  /** The data of the crawl that it is created from (WS-193). */
  crawledData?: CrawledDataRequest | undefined;
  byOperator: boolean;
}

/** Adds a location to a business: another webstore, empty or with the content of one that it has. Returns its id. */
export class AddLocation extends Command<string> {
  constructor(readonly location: NewLocation) {
    super();
  }
}

const notFound = { id: '', category: '', address: '', website: '', contactEmail: '' };

@CommandHandler(AddLocation)
export class AddLocationHandler implements ICommandHandler<AddLocation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws Refusal as `startLocation`; `invalid-input` when the webstore to copy is not the vendor's */
  execute({ location: { vendorId, name, copyOf, crawledData, byOperator } }: AddLocation): Promise<string> {
    return this.unitOfWork.run(async (em) => {
      await lockVendors(em, [vendorId]);
      if (!(await this.identity.vendors([vendorId])).has(vendorId)) {
        throw new Refusal('not-found', 'Business not found.');
      }
      return startLocation(em, vendorId, byOperator, (own) => {
        const source = own.find(({ id }) => id === copyOf);
        if (copyOf !== undefined && !source) {
          throw new Refusal('invalid-input', 'Check copyOf.', { fields: { copyOf: ['unknown-webstore'] } });
        }
        return {
          name,
          ...(source && { draft: contentOfLocation(source.draft, name) }),
          ...(crawledData && { crawledData: { ...notFound, ...crawledData } }),
        };
      });
    });
  }
}
