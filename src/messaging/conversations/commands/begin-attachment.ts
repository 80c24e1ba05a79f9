import { randomUUIDv7 } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { attachmentTypeOf, maxUnsentAttachments, type AttachmentType } from '#contracts/messaging/attachments.js';
import type { AttachmentUploadView } from '#contracts/messaging/attachments.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { Attachment, attachmentUploadKey } from '../domain/attachment.js';
import { SenderRules } from '../sender-rules.js';
import { loadConversation } from './load-conversation.js';

/** Seconds for which the address of an upload is valid. */
const uploadSeconds = 600;

/** Gives an address that takes one file of a message, once. */
export class BeginAttachment extends Command<AttachmentUploadView> {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly file: { readonly filename: string; readonly contentType: AttachmentType; readonly size: number },
  ) {
    super();
  }
}

@CommandHandler(BeginAttachment)
export class BeginAttachmentHandler implements ICommandHandler<BeginAttachment> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rules: SenderRules,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /**
   * @throws Refusal `conversation-not-found`, `not-allowed`, `conversation-closed`, `sender-blocked`,
   *   `email-not-confirmed`, `invalid-input`; `too-many-requests` with too many files that were not sent
   */
  async execute({ conversationId, userId, file }: BeginAttachment): Promise<AttachmentUploadView> {
    if (attachmentTypeOf(file.filename) !== file.contentType) {
      throw new Refusal('invalid-input', 'Check filename.', { fields: { filename: ['wrong-ending'] } });
    }
    const id = randomUUIDv7();
    await this.unitOfWork.run(async (em) => {
      const conversation = await loadConversation(em, conversationId);
      const side = conversation.sideOf(userId);
      conversation.checkOpen();
      await this.rules.check(em, userId);
      if ((await em.count(Attachment, { conversationId, side, sentAt: null })) >= maxUnsentAttachments) {
        throw new Refusal('too-many-requests', 'Send the files you’ve already attached first.', {
          params: { limit: maxUnsentAttachments },
        });
      }
      em.persist(Attachment.begin({ id, conversationId, side, ...file }, new Date()));
    });
    const { contentType, size } = file;
    const access = { method: 'PUT', seconds: uploadSeconds, contentType, size: { min: size, max: size } } as const;
    return {
      attachmentId: id,
      signedUrl: await this.storage.signedUrl(attachmentUploadKey(conversationId, id), access),
    };
  }
}
