import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Side } from '#contracts/messaging/conversation.js';
import { UnreadNoticeDue } from '#contracts/messaging/messaging.messages.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import type { Outgoing } from './domain/chat-message.js';
import { otherSide, type Conversation } from './domain/conversation.js';

/** Milliseconds that a message may be unread until a mail tells of it (OP-101). */
const noticeAfter = 900_000;
/** Milliseconds between two mails about a conversation to one side. */
const noticeInterval = 3_600_000;

/** Name of the scheduled notice of a side; there is one at a time. */
export const noticeKey = (conversationId: string, side: Side) => `messaging.unread:${conversationId}:${side}`;

/** The earliest time of a mail about a message of this time. */
export function noticeDue(sentAt: Date, mailedAt: Date | null): Date {
  const afterLast = mailedAt === null ? 0 : mailedAt.getTime() + noticeInterval;
  return new Date(Math.max(sentAt.getTime() + noticeAfter, afterLast));
}

/** Appends a message to a conversation that is locked, with all that goes with it. */
@Injectable()
export class DeliverMessage {
  constructor(private readonly outbox: Outbox) {}

  /** @throws Refusal `conversation-closed` */
  async deliver(
    em: EntityManager,
    conversation: Conversation,
    side: Side,
    outgoing: Outgoing,
    now: Date,
  ): Promise<void> {
    const message = conversation.send(side, outgoing, now);
    em.persist(message);
    const receiver = otherSide(side);
    const due = noticeDue(message.sentAt, conversation.stateOf(receiver).mailedAt);
    const notice = UnreadNoticeDue({ conversationId: conversation.id, side: receiver });
    await this.outbox.schedule(em, notice, { key: noticeKey(conversation.id, receiver), due });
  }
}
