import { Inject, Injectable } from '@nestjs/common';
import type { Side } from '#contracts/messaging/conversation.js';
import type { AttachedFileView, MessageView } from '#contracts/messaging/messaging.views.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { attachmentKey } from '../domain/attachment.js';
import type { HeldRow, MessageRow } from './conversation-rows.js';
import type { Correspondent } from './conversation-views.js';
import { initials } from './initials.js';

/** Seconds for which the address of a file is valid. */
const downloadSeconds = 600;

/** Makes views of messages for a side that may read them: files get addresses, which expire. */
@Injectable()
export class MessageViews {
  constructor(@Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage) {}

  /** @param other the other side: its avatar and name are shown with the messages that it sent */
  of(rows: readonly MessageRow[], reader: Side, other: Correspondent): Promise<MessageView[]> {
    return Promise.all(rows.map((row) => this.message(row, reader, other)));
  }

  /** Returns views of messages of the reader that an operator has not released. */
  held(rows: readonly HeldRow[], reader: Side, other: Correspondent): Promise<MessageView[]> {
    return Promise.all(
      rows.map(async ({ held_at, refused_at, ...row }) => ({
        ...(await this.message({ ...row, seq: 0, sent_at: held_at }, reader, other)),
        status: refused_at === null ? 'held' : 'refused',
      })),
    );
  }

  private async message(row: MessageRow, reader: Side, other: Correspondent): Promise<MessageView> {
    const isSent = row.side === reader;
    return {
      id: row.id,
      seq: row.seq,
      uuid: row.uuid,
      type: row.type,
      source: isSent ? 'sent' : 'received',
      ts: new Date(row.sent_at).toISOString(),
      pending: false,
      status: 'sent',
      message: row.text,
      avatarImage: isSent ? null : other.avatarImage,
      avatarText: isSent ? '' : initials(other.name),
      data: await this.dataOf(row, !isSent && other.isGone),
    };
  }

  private async dataOf(
    { data, text, conversation_id }: MessageRow,
    isAnonymous: boolean,
  ): Promise<MessageView['data']> {
    if (data === null) return null;
    if (!('attachmentId' in data)) return isAnonymous ? { ...data, name: '' } : data;
    const { attachmentId, filename, contentType, size } = data;
    // Pictures are shown; anything else is only ever saved.
    const named = contentType.startsWith('image/') ? {} : { filename };
    const access = { method: 'GET', seconds: downloadSeconds, ...named } as const;
    const url = await this.storage.signedUrl(attachmentKey(conversation_id, attachmentId), access);
    return { filename, contentType, size, url, caption: text } satisfies AttachedFileView;
  }
}
