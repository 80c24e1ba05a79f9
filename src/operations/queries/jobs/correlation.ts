import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CorrelationView } from '#contracts/operations/operations.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { DeliveryArchive } from '#src/platform/messages/delivery-archive.js';
import { JobRows } from '../../job-rows.js';

/** Everything that one request caused, in the order it was recorded. */
export class Correlation extends Query<CorrelationView> {
  constructor(readonly correlationId: string) {
    super();
  }
}

@QueryHandler(Correlation)
export class CorrelationHandler implements IQueryHandler<Correlation> {
  constructor(
    private readonly archive: DeliveryArchive,
    private readonly rows: JobRows,
  ) {}

  /** @throws Refusal `correlation-not-found` */
  async execute({ correlationId }: Correlation): Promise<CorrelationView> {
    const traces = await this.archive.ofCorrelation(correlationId);
    if (traces.length === 0) throw new Refusal('correlation-not-found', 'Nothing with this id is kept.');
    const jobs = await this.rows.of(traces.flatMap(({ deliveries }) => deliveries));
    const ofMessage = Map.groupBy(jobs, ({ messageId }) => messageId);
    const messages = traces.map(({ id, type, version, subjectId, recordedAt, causationId }) => ({
      id,
      type,
      version,
      subjectId,
      recordedAt,
      causationId,
      jobs: ofMessage.get(id) ?? [],
    }));
    return { correlationId, messages };
  }
}
