import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AuditedAction, JobAction } from '#contracts/operations/operations-words.js';
import type { ErrorCode } from '#contracts/errors.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { DeliveryControl } from '#src/platform/deliveries/delivery-control.js';
import { Audit } from '../audit/audit.js';

/** Retries, promotes or discards one job. */
export class InterveneInJob extends Command<void> {
  constructor(
    readonly action: JobAction,
    readonly jobId: string,
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

const interventions = {
  retry: { does: 'retry', audited: 'job-retried', refusal: 'job-not-failed' },
  promote: { does: 'promote', audited: 'job-promoted', refusal: 'job-not-delayed' },
  discard: { does: 'remove', audited: 'job-discarded', refusal: 'job-already-over' },
} as const satisfies Record<JobAction, { does: keyof DeliveryControl; audited: AuditedAction; refusal: ErrorCode }>;

@CommandHandler(InterveneInJob)
export class InterveneInJobHandler implements ICommandHandler<InterveneInJob> {
  constructor(
    private readonly audit: Audit,
    private readonly control: DeliveryControl,
  ) {}

  /** @throws Refusal `job-not-found`, `job-is-running`, or the one for a state that does not allow the action */
  execute({ action, jobId, userId, reason }: InterveneInJob): Promise<void> {
    const { does, audited, refusal } = interventions[action];
    const entry = { userId, action: audited, target: { kind: 'job', id: jobId }, reason } as const;
    return this.audit.record(entry, async (em) => {
      const outcome = await this.control[does](em, jobId, { by: userId, why: reason });
      if (outcome === 'unknown') throw new Refusal('job-not-found', 'Job not found.');
      if (outcome === 'running') throw new Refusal('job-is-running', 'A worker is processing this job.');
      if (outcome !== 'done')
        throw new Refusal(refusal, `This job is ${outcome.not}.`, { params: { state: outcome.not } });
    });
  }
}
