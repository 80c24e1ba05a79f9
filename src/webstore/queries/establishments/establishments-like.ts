import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EstablishmentListView } from '#contracts/webstore/establishments.views.js';
import { Establishments } from '../../establishments/establishments.js';
import { SectionLocks } from '../../section-locks.js';

/** Businesses whose reviews a webstore may show, by name or address (WS-99). */
export class EstablishmentsLike extends Query<EstablishmentListView> {
  constructor(
    readonly webstoreId: string,
    readonly text: string,
  ) {
    super();
  }
}

@QueryHandler(EstablishmentsLike)
export class EstablishmentsLikeHandler implements IQueryHandler<EstablishmentsLike> {
  constructor(
    private readonly establishments: Establishments,
    private readonly locks: SectionLocks,
  ) {}

  /** @throws Refusal `section-locked` */
  async execute({ webstoreId, text }: EstablishmentsLike): Promise<EstablishmentListView> {
    await this.locks.check(webstoreId, 'reviews');
    return this.establishments.like(text);
  }
}
