import { randomUUIDv7 } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReportReceiptView } from '#contracts/messaging/reports.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebstoreRegistry } from '#src/webstore/public/webstore-registry.js';
import { Conversation } from '../../conversations/domain/conversation.js';
import { Report, type NewReport } from '../domain/report.js';

/** Reports a customer or a webstore. While a report of the same person about it is open, that one is answered. */
export class FileReport extends Command<ReportReceiptView> {
  constructor(readonly report: Omit<NewReport, 'id'>) {
    super();
  }
}

@CommandHandler(FileReport)
export class FileReportHandler implements ICommandHandler<FileReport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webstores: WebstoreRegistry,
  ) {}

  /**
   * @throws Refusal `webstore-not-found`; `not-allowed` for a customer who has sent the reporter nothing, or a
   *   conversation of others; `invalid-input`
   */
  async execute({ report }: FileReport): Promise<ReportReceiptView> {
    try {
      return await this.file(report);
    } catch (error) {
      // Two calls at once: the other one has filed it.
      if (error instanceof UniqueConstraintViolationException) return this.file(report);
      throw error;
    }
  }

  private file(given: FileReport['report']): Promise<ReportReceiptView> {
    return this.unitOfWork.run(async (em) => {
      const conversationId = await this.conversationOf(em, given);
      const { reporterId, subjectId } = given;
      const open = await em.findOne(Report, { reporterId, subjectId, decidedAt: null });
      if (open) return { reportId: open.id, alreadyReported: true };
      const report = Report.file({ ...given, id: randomUUIDv7(), conversationId }, new Date());
      em.persist(report);
      await em.flush();
      return { reportId: report.id, alreadyReported: false };
    });
  }

  /** Returns the conversation of reporter and subject: the one that is named, else the one with the latest message. */
  private async conversationOf(em: EntityManager, given: FileReport['report']): Promise<string | null> {
    const { subject, subjectId, reporterId, conversationId } = given;
    const between =
      subject === 'user'
        ? { eventUser: { userId: subjectId }, vendor: { userId: reporterId }, latestSeq: { $gt: 0 } }
        : { webstoreId: subjectId, eventUser: { userId: reporterId } };
    const named = conversationId === null ? between : { ...between, id: conversationId };
    const [conversation] = await em.find(Conversation, named, { orderBy: { latestAt: 'desc' }, limit: 1 });
    if (conversation) return conversation.id;
    if (subject === 'user' || conversationId !== null) {
      throw new Refusal('not-allowed', 'You can only report people who have sent you messages.');
    }
    if (!(await this.webstores.byIds([subjectId])).has(subjectId)) {
      throw new Refusal('webstore-not-found', 'Webstore not found.');
    }
    return null;
  }
}
