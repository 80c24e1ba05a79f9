import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EstablishmentDetailsView } from '#contracts/webstore/establishments.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Establishments } from '../../establishments/establishments.js';
import { SectionLocks } from '../../section-locks.js';

/** One business of the maps service, with its reviews (WS-99). */
export class EstablishmentByPlaceId extends Query<EstablishmentDetailsView> {
  constructor(
    readonly webstoreId: string,
    readonly placeId: string,
  ) {
    super();
  }
}

@QueryHandler(EstablishmentByPlaceId)
export class EstablishmentByPlaceIdHandler implements IQueryHandler<EstablishmentByPlaceId> {
  constructor(
    private readonly establishments: Establishments,
    private readonly locks: SectionLocks,
  ) {}

  /** @throws Refusal `section-locked`, `establishment-not-found` */
  async execute({ webstoreId, placeId }: EstablishmentByPlaceId): Promise<EstablishmentDetailsView> {
    await this.locks.check(webstoreId, 'reviews');
    const found = await this.establishments.find(placeId);
    if (!found) throw new Refusal('establishment-not-found', 'The maps service doesn’t know this place.');
    return found;
  }
}
