import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AttachmentType } from '#contracts/messaging/attachments.js';
import type { MessageType, Side } from '#contracts/messaging/conversation.js';
import type { StoredFile } from '#contracts/messaging/stored-file.js';
import { Refusal } from '#src/platform/domain/refusal.js';

/** Folder of the files of messages. */
export const attachmentFolder = 'attachments';
/** Folder of files on their way to a message, which the other side never reads. */
export const attachmentUploadFolder = 'attachment-uploads';

/** Storage key of a file until its message is sent. */
export const attachmentUploadKey = (conversationId: string, attachmentId: string): string =>
  `${attachmentUploadFolder}/${conversationId}/${attachmentId}`;

/** Storage key of a file; it names the conversation, so that a file cannot be sent in another one. */
export const attachmentKey = (conversationId: string, attachmentId: string): string =>
  `${attachmentFolder}/${conversationId}/${attachmentId}`;

/** A file that a side of a conversation uploads, to be sent with one message (OP-98). */
@Entity({ schema: 'messaging', tableName: 'attachment' })
@Index({ properties: ['createdAt'], name: 'attachment_unsent', where: 'sent_at is null' })
export class Attachment {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid', index: 'attachment_conversation' })
  conversationId: string;

  @Property({ type: 'text' })
  side: Side;

  @Property({ type: 'text' })
  filename: string;

  @Property({ type: 'text' })
  contentType: AttachmentType;

  /** Bytes. */
  @Property({ type: 'integer' })
  size: number;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt: Date | null;

  static begin(given: Omit<Attachment, 'createdAt' | 'sentAt' | 'send'>, now: Date): Attachment {
    return Object.assign(new Attachment(), { ...given, createdAt: now, sentAt: null });
  }

  /**
   * Returns the parts of the message that carries the file.
   * @throws Refusal `invalid-input` when another message has it already
   */
  send(now: Date): { type: MessageType; data: StoredFile } {
    if (this.sentAt) throw unknownAttachment();
    this.sentAt = now;
    const { id: attachmentId, filename, contentType, size } = this;
    const type = contentType === 'application/pdf' ? 'attachment' : 'image';
    return { type, data: { attachmentId, filename, contentType, size } };
  }
}

export const unknownAttachment = () =>
  new Refusal('invalid-input', 'Check attachmentId.', { fields: { attachmentId: ['unknown'] } });
