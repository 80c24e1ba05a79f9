import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { JobsQuery } from '#contracts/operations/operations.query.js';
import type { JobPageView } from '#contracts/operations/operations.views.js';
import { deliveryStates, type DeliveryRecord, type DeliveryState } from '#contracts/shared/delivery-record.js';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { uuid, webAddress } from '#contracts/shared/params.js';
import { DeliveryArchive } from '#src/platform/processing/delivery-archive.js';
import type { DeliveryFilter } from '#src/platform/deliveries/delivery-filter.js';
import { WebstoreRegistry } from '#src/webstore/public/webstore-registry.js';
import { JobRows } from '../../rows/job-rows.js';
import { KnownQueues } from '../../rows/known-queues.js';

/** Largest number of a vendor's webstores that are included in a search by vendor. */
const webstoresOfVendor = 20;

/** Jobs of one or all queues, filtered by state and by id, web address or vendor. */
export class Jobs extends Query<JobPageView> {
  constructor(readonly query: JobsQuery) {
    super();
  }
}

@QueryHandler(Jobs)
export class JobsHandler implements IQueryHandler<Jobs> {
  constructor(
    private readonly archive: DeliveryArchive,
    private readonly queues: KnownQueues,
    private readonly webstores: WebstoreRegistry,
    private readonly rows: JobRows,
  ) {}

  async execute({ query }: Jobs): Promise<JobPageView> {
    const filters = await this.filtersOf(query);
    const [only] = filters;
    if (query.state && only && filters.length === 1) {
      const { items, next } = await this.archive.list({ ...only, state: query.state }, query);
      return { jobs: await this.rows.of(items), next: next ?? null };
    }
    const states = query.state ? [query.state] : deliveryStates;
    const lists = await Promise.all(
      filters.flatMap((filter) => states.map((state) => this.first(filter, state, query.limit, states.length > 1))),
    );
    const newest = [...new Map(lists.flat().map((record) => [record.id, record])).values()]
      .sort((a, b) => b.recordedAt.localeCompare(a.recordedAt))
      .slice(0, query.limit);
    return { jobs: await this.rows.of(newest), next: null };
  }

  /** Only Redis knows the active jobs; while it is unavailable, the jobs in other states are shown without them. */
  private async first(
    filter: DeliveryFilter,
    state: DeliveryState,
    limit: number,
    amongOthers: boolean,
  ): Promise<DeliveryRecord[]> {
    try {
      return (await this.archive.list({ ...filter, state }, { limit })).items;
    } catch (error) {
      if (state === 'active' && amongOthers) return [];
      throw error;
    }
  }

  private async filtersOf({ queue, consumer, messageType, about }: JobsQuery): Promise<DeliveryFilter[]> {
    const known = queue === undefined ? undefined : this.queues.find(queue);
    if (queue !== undefined && !known) throw new InvalidInput({ queue: ['unknown-value'] });
    const filter: DeliveryFilter = { queue: known, consumer, type: messageType };
    if (about === undefined) return [filter];
    const subjects = await this.webstoresMeantBy(about);
    return [...subjects.map((subjectId) => ({ ...filter, subjectId })), { ...filter, search: about }];
  }

  /** Finds the webstores of a vendor, or the webstore at a web address. The id of a webstore needs no lookup. */
  private async webstoresMeantBy(about: string): Promise<string[]> {
    if (uuid(about)) return this.webstores.idsOfVendor(about, webstoresOfVendor);
    const url = webAddress(about);
    const id = url === undefined ? undefined : await this.webstores.idAtAddress(url);
    return id === undefined ? [] : [id];
  }
}
