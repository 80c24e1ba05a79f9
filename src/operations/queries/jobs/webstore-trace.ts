import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { WebstoreTraceView } from '#contracts/operations/operations.views.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import { DeliveryArchive } from '#src/platform/processing/delivery-archive.js';
import { JobRows, tracedWebstore } from '../../rows/job-rows.js';
import { NamedWebstores } from '../../rows/named-webstores.js';

/** Number of jobs shown for a webstore. */
const latestJobs = 10;

/** The versions of a webstore in each step on its way into search. */
export class WebstoreTrace extends Query<WebstoreTraceView> {
  constructor(
    /** Web address or id. */
    readonly name: string,
  ) {
    super();
  }
}

@QueryHandler(WebstoreTrace)
export class WebstoreTraceHandler implements IQueryHandler<WebstoreTrace> {
  constructor(
    private readonly webstores: NamedWebstores,
    private readonly index: IndexFacade,
    private readonly archive: DeliveryArchive,
    private readonly rows: JobRows,
  ) {}

  /** @throws Refusal `traced-webstore-not-found` */
  async execute({ name }: WebstoreTrace): Promise<WebstoreTraceView> {
    const webstore = await this.webstores.find(name);
    const [trace, deliveries] = await Promise.all([
      this.index.listingTrace(webstore.id),
      this.archive.ofSubject(webstore.id, latestJobs),
    ]);
    return {
      webstore: tracedWebstore(webstore),
      draftVersion: webstore.draftVersion,
      publishedVersion: webstore.isPublished ? webstore.publishedVersion : null,
      publishedAt: webstore.isPublished ? (webstore.publishedAt?.toISOString() ?? null) : null,
      listing: trace
        ? {
            publishedVersion: trace.publishedVersion,
            version: trace.version,
            indexedVersion: trace.indexedVersion,
            indexedPublishedVersion: trace.indexedPublishedVersion,
            changedAt: trace.changedAt.toISOString(),
            indexedAt: trace.indexedAt?.toISOString() ?? null,
            indexError: trace.indexError,
            hasDocument: trace.hasDocument,
          }
        : null,
      engineVersion: trace?.engineVersion ?? null,
      engineAnswers: trace?.engineAnswers ?? false,
      jobs: await this.rows.of(deliveries),
    };
  }
}
