import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Consumes, type BatchReaction } from '#src/platform/deliveries/consumer.js';
import { DeliveryRows, type DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { ListingIndexer } from '../index/listing-indexer.js';
import { ListingProjection } from '../index/listing-projection.js';
import { PublicationPush } from '../publication-push.js';

/** Turns facts about webstores into searchable listings: projects, indexes, and notifies the vendors. */
@Injectable()
@Consumes({ consumer: 'directory.project-listing', needs: ['search', 'listings'] })
export class ProjectListingWhenWebstoreChanged implements BatchReaction {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deliveries: DeliveryRows,
    private readonly projection: ListingProjection,
    private readonly indexer: ListingIndexer,
    private readonly push: PublicationPush,
  ) {}

  async reactToAll(batch: readonly DeliveryInFlight[]): Promise<ReadonlyMap<string, Error>> {
    const { open, failed } = await this.unitOfWork.run(async (em) => {
      const openIds = await this.deliveries.lockOpen(
        em,
        batch.map((delivery) => delivery.deliveryId),
      );
      const open = batch.filter((delivery) => openIds.has(delivery.deliveryId));
      return {
        open,
        failed: await this.projection.project(
          em,
          open.map((delivery) => delivery.subjectId),
        ),
      };
    });
    const projected = open.filter((delivery) => !failed.has(delivery.subjectId));
    const published = projected.filter((delivery) => delivery.type === 'webstore.webstore-published');
    const causes = new Map(
      [...Map.groupBy(published, ({ subjectId }) => subjectId)].map(([webstoreId, deliveries]) => [
        webstoreId,
        deliveries.map(({ correlationId }) => correlationId),
      ]),
    );
    const indexingPushed = this.push.tell(causes);
    const refused = await this.index(projected);
    await indexingPushed; // otherwise it might arrive after 'live'
    await this.push.tell(causes);
    return errorsByDelivery(batch, new Map([...failed, ...refused]));
  }

  private index(projected: readonly DeliveryInFlight[]): Promise<ReadonlyMap<string, Error>> {
    const webstoreIds = [...new Set(projected.map((delivery) => delivery.subjectId))];
    return this.indexer.indexListings(webstoreIds, async (em, { refused, unsettled }) => {
      // An unsettled delivery stays open, and the relay enqueues it again.
      const done = projected.filter(({ subjectId }) => !refused.has(subjectId) && !unsettled.has(subjectId));
      await this.deliveries.markDone(
        em,
        done.map((delivery) => delivery.deliveryId),
      );
    });
  }
}

const errorsByDelivery = (batch: readonly DeliveryInFlight[], byWebstore: ReadonlyMap<string, Error>) =>
  new Map(
    batch.flatMap(({ deliveryId, subjectId }) => {
      const error = byWebstore.get(subjectId);
      return error ? [[deliveryId, error] as const] : [];
    }),
  );
