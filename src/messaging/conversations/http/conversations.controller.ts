import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { attachmentRoutes } from '#contracts/messaging/attachments.routes.js';
import { messagingRoutes as routes } from '#contracts/messaging/messaging.routes.js';
import type {
  ConversationMessageView,
  ConversationStateView,
  ConversationView,
  QuoteRequestsView,
} from '#contracts/messaging/messaging.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { BeginAttachment } from '../commands/begin-attachment.js';
import { MarkUnread } from '../commands/mark-unread.js';
import { MoveConversation } from '../commands/move-conversation.js';
import { RequestQuotes } from '../commands/request-quotes.js';
import { SendMessage } from '../commands/send-message.js';
import { StartConversation } from '../commands/start-conversation.js';
import { ViewConversation } from '../commands/view-conversation.js';
import { ConversationById } from '../queries/conversation-by-id.js';
import { ConversationsOfUser } from '../queries/conversations-of-user.js';
import { SentMessage } from '../queries/sent-message.js';
import { firstPage, ThreadOfConversation } from '../queries/thread-of-conversation.js';
import { UnreadConversations } from '../queries/unread-conversations.js';

@Controller()
export class ConversationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.conversations)
  conversations(@Input() { user, query }: Call<typeof routes.conversations>) {
    return this.queries.execute(new ConversationsOfUser(user.userId, query));
  }

  @Implements(routes.unreadCount)
  unreadCount(@Input() { user }: Call<typeof routes.unreadCount>) {
    return this.queries.execute(new UnreadConversations(user.userId));
  }

  @Implements(routes.conversation)
  conversation(@Input() { user, params, query }: Call<typeof routes.conversation>) {
    return this.queries.execute(new ThreadOfConversation(params.id, user.userId, query));
  }

  @Implements(routes.startConversation)
  async start(@Input() { user, body }: Call<typeof routes.startConversation>): Promise<ConversationStateView> {
    const { webstoreId, eventId, eventInfo, uuid } = body;
    const start = new StartConversation(user.userId, webstoreId, eventId, eventInfo, uuid);
    const id = await this.commands.execute(start);
    return this.queries.execute(new ThreadOfConversation(id, user.userId, firstPage));
  }

  @Implements(routes.requestQuotes)
  async requestQuotes(@Input() { user, body }: Call<typeof routes.requestQuotes>): Promise<QuoteRequestsView> {
    const { webstoreIds, eventId, eventInfo, uuid } = body;
    const request = new RequestQuotes(user.userId, webstoreIds, eventId, eventInfo, uuid);
    return { results: await this.commands.execute(request) };
  }

  @Implements(routes.sendMessage)
  async send(@Input() { user, params, body }: Call<typeof routes.sendMessage>): Promise<ConversationMessageView> {
    const { uuid, message, attachmentId } = body;
    const side = await this.commands.execute(new SendMessage(params.id, user.userId, uuid, message, attachmentId));
    return this.queries.execute(new SentMessage(params.id, user.userId, side, { uuid }));
  }

  @Implements(attachmentRoutes.beginAttachment)
  beginAttachment(@Input() { user, params, body }: Call<typeof attachmentRoutes.beginAttachment>) {
    return this.commands.execute(new BeginAttachment(params.id, user.userId, body));
  }

  @Implements(routes.viewedConversation)
  async viewed(@Input() { user, params, body }: Call<typeof routes.viewedConversation>): Promise<ConversationView> {
    await this.commands.execute(new ViewConversation(params.id, user.userId, body.seq));
    return this.queries.execute(new ConversationById(params.id, user.userId));
  }

  @Implements(routes.markUnread)
  async markUnread(@Input() { user, params }: Call<typeof routes.markUnread>): Promise<ConversationView> {
    await this.commands.execute(new MarkUnread(params.id, user.userId));
    return this.queries.execute(new ConversationById(params.id, user.userId));
  }

  @Implements(routes.moveConversation)
  async move(@Input() { user, params, body }: Call<typeof routes.moveConversation>): Promise<ConversationView> {
    await this.commands.execute(new MoveConversation(params.id, user.userId, body.to));
    return this.queries.execute(new ConversationById(params.id, user.userId));
  }
}
