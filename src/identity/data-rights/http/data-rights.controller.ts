import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import type {
  AccountClosingView,
  DataExportLinkView,
  DataExportView,
  NewestDataExportView,
} from '#contracts/identity/data-rights.views.js';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import type { LimitSettings } from '#src/platform/config/limit-settings.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { AtMostPerUser } from '#src/platform/http/rate-limit/at-most-per-user.js';
import { CloseAccount } from '../commands/close-account.js';
import { KeepAccount } from '../commands/keep-account.js';
import { RequestExport } from '../commands/request-export.js';
import { SendProofCode } from '../commands/send-proof-code.js';
import { ClosingOfAccount } from '../queries/closing-of-account.js';
import { ExportLink } from '../queries/export-link.js';
import { NewestExport } from '../queries/newest-export.js';

/** Limits guesses at the password from a stolen session. */
const passwords = { what: 'current-password', limit: (settings: LimitSettings) => settings.signInTriesPerAccount };
const codes = { what: 'own-codes', limit: (settings: LimitSettings) => settings.codesPerAccount };

@Controller()
export class DataRightsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.requestExport)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(passwords)
  async requestExport(@Input() { params, body }: Call<typeof routes.requestExport>): Promise<DataExportView> {
    const { id: userId } = params;
    await this.commands.execute(new RequestExport(userId, body));
    const { export: newest } = await this.queries.execute(new NewestExport(userId));
    if (!newest) throw new Refusal('changed-meanwhile', 'This copy is no longer available. Request a new one.');
    return newest;
  }

  @Implements(routes.newestExport)
  newestExport(@Input() { params }: Call<typeof routes.newestExport>): Promise<NewestDataExportView> {
    return this.queries.execute(new NewestExport(params.id));
  }

  @Implements(routes.sendExportCode)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(codes)
  async sendExportCode(@Input() { params }: Call<typeof routes.sendExportCode>): Promise<SuccessView> {
    await this.commands.execute(new SendProofCode(params.id, 'export-data'));
    return { success: true };
  }

  @Implements(routes.exportLink)
  exportLink(@Input() { params }: Call<typeof routes.exportLink>): Promise<DataExportLinkView> {
    return this.queries.execute(new ExportLink(params.id, params.exportId));
  }

  @Implements(routes.accountClosing)
  accountClosing(@Input() { params }: Call<typeof routes.accountClosing>): Promise<AccountClosingView> {
    return this.queries.execute(new ClosingOfAccount(params.id));
  }

  @Implements(routes.sendClosingCode)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(codes)
  async sendClosingCode(@Input() { params }: Call<typeof routes.sendClosingCode>): Promise<SuccessView> {
    await this.commands.execute(new SendProofCode(params.id, 'close-account'));
    return { success: true };
  }

  @Implements(routes.closeAccount)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(passwords)
  async closeAccount(@Input() { params, body }: Call<typeof routes.closeAccount>): Promise<AccountClosingView> {
    const { id: userId } = params;
    await this.commands.execute(new CloseAccount(userId, body));
    return this.queries.execute(new ClosingOfAccount(userId));
  }

  @Implements(routes.keepAccount)
  async keepAccount(@Input() { params }: Call<typeof routes.keepAccount>): Promise<AccountClosingView> {
    const { id: userId } = params;
    await this.commands.execute(new KeepAccount(userId));
    return this.queries.execute(new ClosingOfAccount(userId));
  }
}
