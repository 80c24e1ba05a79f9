import { Inject, Injectable, Optional } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Side } from '#contracts/messaging/conversation.js';
import { UnreadNoticeDue } from '#contracts/messaging/messaging.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { UnsubscribeLinks } from '#src/identity/public/unsubscribe-links.js';
import { Config } from '#src/platform/config/config.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { MAILER, type Mailer } from '#src/platform/mail/mailer.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { loadConversation } from '../commands/load-conversation.js';
import { noticeDue, noticeKey } from '../deliver-message.js';
import { ChatMessage } from '../domain/chat-message.js';
import { Conversation, otherSide } from '../domain/conversation.js';
import { ConversationById } from '../queries/conversation-by-id.js';
import { unreadMail } from '../unread-mail.js';

type Due = PayloadOfKind<typeof UnreadNoticeDue>;

/** Mails a side about messages that it has not read for a while, at most once an hour for each conversation (OP-101). */
@Injectable()
@Consumes({ consumer: 'messaging.mail-unread', needs: ['mail'] })
export class MailUnreadWhenNoticeDue implements ClaimingReaction<Due> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly identity: IdentityFacade,
    private readonly links: UnsubscribeLinks,
    private readonly config: Config,
    @Optional() @Inject(MAILER) private readonly mailer?: Mailer,
  ) {}

  async carryOut({ conversationId, side: given }: Due, { idempotencyKey }: DeliveryInFlight): Promise<void> {
    const side = given as Side;
    const userId = await this.unitOfWork.run((em) => this.receiver(em, conversationId, side));
    if (userId === undefined) return;
    const to = (await this.identity.mailboxes([userId], 'messages')).get(userId);
    if (to === undefined) return;
    if (!this.mailer) throw new Error('no mailer is configured');
    const { displayName, unreadCount } = await this.queries.execute(new ConversationById(conversationId, userId));
    const unsubscribeUrl = this.links.linkFor(userId, 'messages');
    const facts = { side, conversationId, from: displayName, count: unreadCount, unsubscribeUrl };
    await this.mailer.send({ to, ...unreadMail(facts, this.config), messageId: idempotencyKey, unsubscribeUrl });
    await this.unitOfWork.run(async (em) => {
      (await loadConversation(em, conversationId)).stateOf(side).mailedAt = new Date();
    });
  }

  /**
   * Returns the user to mail; undefined when everything is read, or another time is due: what was unread when the
   * notice was scheduled may be read, and newer messages have their own fifteen minutes.
   */
  private async receiver(em: EntityManager, conversationId: string, side: Side): Promise<string | undefined> {
    const conversation = await em.findOne(Conversation, { id: conversationId });
    const state = conversation?.stateOf(side);
    if (!state?.userId || state.unreadCount === 0) return undefined;
    const unread = { conversationId, side: otherSide(side), seq: { $gt: state.readSeq } };
    const [oldest] = await em.find(ChatMessage, unread, { orderBy: { seq: 'asc' }, limit: 1 });
    if (!oldest) return undefined;
    const due = noticeDue(oldest.sentAt, state.mailedAt);
    if (due <= new Date()) return state.userId;
    const notice = UnreadNoticeDue({ conversationId, side });
    await this.outbox.schedule(em, notice, { key: noticeKey(conversationId, side), due });
    return undefined;
  }
}
