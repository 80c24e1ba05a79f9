import { randomUUIDv7 } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReconciliationView } from '#contracts/billing/billing.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Reconciliation } from '../domain/reconciliation.js';

/** Has all customers compared with the payment provider, by a worker. */
export class WantReconciliation extends Command<ReconciliationView> {}

@CommandHandler(WantReconciliation)
export class WantReconciliationHandler implements ICommandHandler<WantReconciliation> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute(): Promise<ReconciliationView> {
    const started = Reconciliation.start(randomUUIDv7(), new Date());
    await this.unitOfWork.run(async (em) => {
      em.persist(started);
    });
    const { startedAt, compared, repaired } = started;
    return { startedAt: startedAt.toISOString(), finishedAt: null, compared, repaired, error: null };
  }
}
