import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { maxAttachmentBytes, type AttachmentType } from '#contracts/messaging/attachments.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { realTypeOf } from '#src/platform/media/examine-picture.js';
import { OBJECT_STORAGE, ObjectTooLarge, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { attachmentKey, attachmentUploadKey } from './domain/attachment.js';

/** Files in memory at the same time. */
const atOnce = 2;

/**
 * Takes over an uploaded file before its message is sent. The address of a bucket can be used again until it expires, so
 * the file moves to a place where the sender cannot replace what the other side has read.
 */
@Injectable()
export class TakeAttachment {
  private readonly slots = pLimit(atOnce);

  constructor(@Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage) {}

  /**
   * Repeating it changes nothing.
   * @returns whether the file has arrived
   * @throws Refusal `attachment-type-mismatch`
   */
  async take(conversationId: string, attachmentId: string): Promise<boolean> {
    const key = attachmentKey(conversationId, attachmentId);
    if (await this.storage.stat(key)) return true;
    return this.slots(() => this.move(attachmentUploadKey(conversationId, attachmentId), key));
  }

  private async move(from: string, to: string): Promise<boolean> {
    const upload = await this.storage.get(from, maxAttachmentBytes).catch(refuseTooLarge);
    if (!upload) return false;
    const { bytes, contentType } = upload;
    if (typeOf(bytes) !== contentType) throw mismatch();
    await this.storage.put(to, bytes, { contentType, cacheControl: 'private, no-store' });
    await this.storage.delete(from);
    return true;
  }
}

function typeOf(bytes: Uint8Array): AttachmentType | undefined {
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  return isPdf ? 'application/pdf' : realTypeOf(bytes);
}

const mismatch = () =>
  new Refusal('attachment-type-mismatch', 'The file type doesn’t match the file name. Attach a JPEG, PNG or PDF.');

/** Its announced size was smaller: the address was used again. */
function refuseTooLarge(error: unknown): never {
  throw error instanceof ObjectTooLarge ? mismatch() : error;
}
