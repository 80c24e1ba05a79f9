import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventInfoRequest } from '#contracts/messaging/messaging.requests.js';
import type { AskedVendorView } from '#contracts/messaging/messaging.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebstoreContacts } from '#src/webstore/public/webstore-contacts.js';
import { StartConversation } from './start-conversation.js';

/**
 * Sends one quote request to several vendors of a category. Each has a transaction of its own: one vendor who cannot be
 * asked keeps nobody else from being asked, and a retry with the same `uuid` asks nobody twice.
 */
export class RequestQuotes extends Command<AskedVendorView[]> {
  constructor(
    readonly userId: string,
    readonly webstoreIds: readonly string[],
    readonly eventId: string,
    readonly eventInfo: EventInfoRequest,
    readonly uuid: string,
  ) {
    super();
  }
}

@CommandHandler(RequestQuotes)
export class RequestQuotesHandler implements ICommandHandler<RequestQuotes> {
  constructor(
    private readonly commands: CommandBus,
    private readonly contacts: WebstoreContacts,
  ) {}

  /** @throws Refusal `invalid-input` when the vendors have no category in common */
  async execute(command: RequestQuotes): Promise<AskedVendorView[]> {
    const contacts = await this.contacts.contacts(command.webstoreIds);
    const [first, ...others] = [...contacts.values()].map(({ categoryIds }) => new Set(categoryIds));
    const shared = others.reduce((common, ids) => common.intersection(ids), first ?? new Set<number>());
    if (contacts.size > 1 && shared.size === 0) {
      throw new Refusal('invalid-input', 'Check webstoreIds.', { fields: { webstoreIds: ['several-categories'] } });
    }
    const results: AskedVendorView[] = [];
    for (const webstoreId of command.webstoreIds) results.push(await this.ask(command, webstoreId));
    return results;
  }

  private async ask({ userId, eventId, eventInfo, uuid }: RequestQuotes, webstoreId: string): Promise<AskedVendorView> {
    try {
      const start = new StartConversation(userId, webstoreId, eventId, eventInfo, uuid);
      return { webstoreId, conversationId: await this.commands.execute(start), error: null };
    } catch (error) {
      if (!(error instanceof Refusal) || !ofVendor.has(error.code)) throw error;
      return { webstoreId, conversationId: null, error: error.code };
    }
  }
}

/** Refusals that concern one vendor, or those from here on; others concern the whole request. */
const ofVendor: ReadonlySet<string> = new Set([
  'webstore-not-found',
  'webstore-not-published',
  'own-webstore',
  'conversation-closed',
  'too-many-conversations',
  'too-many-messages',
]);
