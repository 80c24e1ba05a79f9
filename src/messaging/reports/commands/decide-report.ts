import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReportDecision } from '#contracts/messaging/report-decision.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebstoreFacade } from '#src/webstore/public/webstore-facade.js';
import { BlockedSender } from '../../conversations/domain/blocked-sender.js';
import { Report } from '../domain/report.js';

/** Decides a report; `blocked` keeps the reported customer, or the owner of the webstore, from sending messages. */
export class DecideReport extends Command<void> {
  constructor(
    readonly reportId: string,
    readonly decision: ReportDecision,
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(DecideReport)
export class DecideReportHandler implements ICommandHandler<DecideReport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webstores: WebstoreFacade,
  ) {}

  /** @throws Refusal `report-not-found`, `report-decided` */
  async execute({ reportId, decision, note }: DecideReport): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const report = await em.findOne(Report, { id: reportId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!report) throw new Refusal('report-not-found', 'Report not found.');
      const now = new Date();
      report.decide(decision, note, now);
      if (decision === 'blocked') await this.block(em, report, now);
    });
  }

  private async block(em: EntityManager, { subject, subjectId }: Report, now: Date): Promise<void> {
    const userId = subject === 'user' ? subjectId : (await this.webstores.ownersOf([subjectId])).get(subjectId);
    if (userId === undefined || (await em.count(BlockedSender, { userId })) > 0) return;
    em.persist(Object.assign(new BlockedSender(), { userId, blockedAt: now }));
  }
}
