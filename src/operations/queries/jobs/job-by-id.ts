import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { JobStepView, JobView } from '#contracts/operations/operations.views.js';
import type { TimelineEntry } from '#contracts/shared/delivery-timeline.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { DeliveryArchive } from '#src/platform/processing/delivery-archive.js';
import { actionsIn } from '../../domain/job-actions.js';
import { JobRows } from '../../rows/job-rows.js';
import { People } from '../../rows/people.js';

/** A job with its message, its errors with stack traces, and its timeline. */
export class JobById extends Query<JobView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(JobById)
export class JobByIdHandler implements IQueryHandler<JobById> {
  constructor(
    private readonly archive: DeliveryArchive,
    private readonly rows: JobRows,
    private readonly people: People,
  ) {}

  /** @throws Refusal `job-not-found` */
  async execute({ id }: JobById): Promise<JobView> {
    const story = await this.archive.story(id);
    const [job] = story ? await this.rows.of([story]) : [];
    if (!story || !job) throw new Refusal('job-not-found', 'Job not found.');
    return {
      job,
      payload: story.payload,
      messageVersion: story.version,
      correlationId: story.correlationId,
      causationId: story.causationId,
      attemptLimit: story.attemptsAllowed,
      timeline: await this.stepsOf(story.timeline),
      actions: [...actionsIn[story.state]],
    };
  }

  private async stepsOf(timeline: readonly TimelineEntry[]): Promise<JobStepView[]> {
    const named = await this.people.named(timeline.map(({ by = null }) => by));
    return timeline.map(({ by, ...step }) => (by === undefined ? step : { ...step, by: named(by) }));
  }
}
