import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { messagingReportsRoutes as routes } from '#contracts/messaging/reports.routes.js';
import type { AdminReportView, ReportReceiptView } from '#contracts/messaging/reports.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerUser } from '#src/platform/http/rate-limit/at-most-per-user.js';
import { DecideHeldMessage } from '../../conversations/commands/decide-held-message.js';
import { HeldMessages } from '../../conversations/queries/held-messages.js';
import { DecideReport } from '../commands/decide-report.js';
import { FileReport } from '../commands/file-report.js';
import { UnblockSender } from '../commands/unblock-sender.js';
import { ReportById } from '../queries/report-by-id.js';
import { ReportsPage } from '../queries/reports-page.js';

/** Reports of a person in a quarter of an hour. */
const reportLimit = { what: 'report', limit: () => 20 };

@Controller()
export class MessagingReportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.reportUser)
  @AtMostPerUser(reportLimit)
  reportUser(@Input() { user, params, body }: Call<typeof routes.reportUser>): Promise<ReportReceiptView> {
    const { reason, details, conversationId = null } = body;
    const about = { subject: 'user', subjectId: params.id } as const;
    return this.commands.execute(
      new FileReport({ reporterId: user.userId, ...about, reason, details, conversationId }),
    );
  }

  @Implements(routes.reportWebstore)
  @AtMostPerUser(reportLimit)
  reportWebstore(@Input() { user, params, body }: Call<typeof routes.reportWebstore>): Promise<ReportReceiptView> {
    const { reason, details, conversationId = null } = body;
    const about = { subject: 'webstore', subjectId: params.id } as const;
    return this.commands.execute(
      new FileReport({ reporterId: user.userId, ...about, reason, details, conversationId }),
    );
  }

  @Implements(routes.adminReports)
  reports(@Input() { query }: Call<typeof routes.adminReports>) {
    return this.queries.execute(new ReportsPage(query));
  }

  @Implements(routes.adminReport)
  report(@Input() { params }: Call<typeof routes.adminReport>) {
    return this.queries.execute(new ReportById(params.id));
  }

  @Implements(routes.decideReport)
  async decide(@Input() { params, body }: Call<typeof routes.decideReport>): Promise<AdminReportView> {
    await this.commands.execute(new DecideReport(params.id, body.decision, body.note));
    const { messages: _messages, ...report } = await this.queries.execute(new ReportById(params.id));
    return report;
  }

  @Implements(routes.unblockSender)
  async unblock(@Input() { params }: Call<typeof routes.unblockSender>): Promise<SuccessView> {
    await this.commands.execute(new UnblockSender(params.id));
    return { success: true };
  }

  @Implements(routes.heldMessages)
  heldMessages(@Input() { query }: Call<typeof routes.heldMessages>) {
    return this.queries.execute(new HeldMessages(query));
  }

  @Implements(routes.decideHeldMessage)
  async decideHeld(@Input() { params, body }: Call<typeof routes.decideHeldMessage>): Promise<SuccessView> {
    await this.commands.execute(new DecideHeldMessage(params.id, body.release));
    return { success: true };
  }
}
