import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CorrelatedPushView, CorrelationView } from '#contracts/operations/operations.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { DeliveryArchive } from '#src/platform/processing/delivery-archive.js';
import { PushTrail } from '#src/platform/realtime/push-trail.js';
import { JobRows } from '../../rows/job-rows.js';
import { People } from '../../rows/people.js';

/** Everything that one request caused, in the order of recording. */
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
    private readonly trail: PushTrail,
    private readonly people: People,
  ) {}

  /** @throws Refusal `correlation-not-found` */
  async execute({ correlationId }: Correlation): Promise<CorrelationView> {
    const traces = await this.archive.ofCorrelation(correlationId);
    if (traces.length === 0)
      throw new Refusal('correlation-not-found', 'There are no messages with this correlation ID.');
    const [jobs, pushes] = await Promise.all([
      this.rows.of(traces.flatMap(({ deliveries }) => deliveries)),
      this.pushesOf(correlationId),
    ]);
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
    return { correlationId, messages, pushes };
  }

  private async pushesOf(correlationId: string): Promise<CorrelatedPushView[] | null> {
    const pushed = await this.trail.of(correlationId).catch(() => null);
    if (!pushed) return null;
    const named = await this.people.named(pushed.map(({ userId = null }) => userId));
    return pushed.map(({ action, userId, at, heardBy }) => ({
      action,
      person: userId === undefined ? null : named(userId),
      at,
      heard: heardBy > 0,
    }));
  }
}
