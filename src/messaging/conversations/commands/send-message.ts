import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Side } from '#contracts/messaging/conversation.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { DeliverMessage } from '../deliver-message.js';
import { Attachment, unknownAttachment } from '../domain/attachment.js';
import { HeldMessage } from '../domain/held-message.js';
import { isSentAlready } from '../is-sent-already.js';
import { outgoingText } from '../outgoing-text.js';
import { SenderRules } from '../sender-rules.js';
import { TakeAttachment } from '../take-attachment.js';
import { loadConversation } from './load-conversation.js';

/**
 * Sends a text or a file to the other side of a conversation. Sent again with the same `uuid`, it changes nothing (OP-96).
 * Returns the side of the sender.
 */
export class SendMessage extends Command<Side> {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly uuid: string,
    /** May be empty with a file (MSG-14). */
    readonly text: string,
    readonly attachmentId?: string,
  ) {
    super();
  }
}

@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rules: SenderRules,
    private readonly delivery: DeliverMessage,
    private readonly attachments: TakeAttachment,
  ) {}

  /**
   * @throws Refusal `conversation-not-found`, `not-allowed`, `conversation-closed`, `invalid-input`, `upload-incomplete`,
   *   `attachment-type-mismatch`, and what `SenderRules` refuses
   */
  async execute(command: SendMessage): Promise<Side> {
    const { attachmentId } = command;
    const text = outgoingText(command.text, 'message', { mayBeEmpty: attachmentId !== undefined });
    const isUploaded = attachmentId === undefined || (await this.take(command, attachmentId));
    return this.unitOfWork.run((em) => this.send(em, command, text, isUploaded));
  }

  /** Before the transaction of the message, so that no lock waits for the storage; of own files only. */
  private async take({ conversationId, userId }: SendMessage, attachmentId: string): Promise<boolean> {
    await this.unitOfWork.run(async (em) => {
      const side = (await loadConversation(em, conversationId)).sideOf(userId);
      if ((await em.count(Attachment, { id: attachmentId, conversationId, side })) === 0) throw unknownAttachment();
    });
    return this.attachments.take(conversationId, attachmentId);
  }

  private async send(em: EntityManager, command: SendMessage, text: string, isUploaded: boolean): Promise<Side> {
    const { conversationId, userId, uuid } = command;
    const conversation = await loadConversation(em, conversationId);
    const side = conversation.sideOf(userId);
    if (await isSentAlready(em, { conversationId, side, uuid })) return side;
    conversation.checkOpen();
    const now = new Date();
    const outgoing = { id: randomUUIDv7(), uuid, text, ...(await contentOf(em, command, side, isUploaded, now)) };
    if ((await this.rules.admit(em, userId, text, now)) === 'deliver') {
      await this.delivery.deliver(em, conversation, side, outgoing, now);
    } else {
      em.persist(HeldMessage.hold(conversationId, side, outgoing, now));
    }
    return side;
  }
}

async function contentOf(
  em: EntityManager,
  { conversationId, attachmentId: id }: SendMessage,
  side: Side,
  isUploaded: boolean,
  now: Date,
) {
  if (id === undefined) return { type: 'text' as const, data: null };
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
  const attachment = await em.findOne(Attachment, { id, conversationId, side }, lock);
  if (!attachment) throw unknownAttachment();
  if (!isUploaded) throw new Refusal('upload-incomplete', 'The file hasn’t arrived yet. Try again.');
  return attachment.send(now);
}
