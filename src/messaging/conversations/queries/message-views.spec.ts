import { expect, it } from '@jest/globals';
import type { AttachedFileView } from '#contracts/messaging/messaging.views.js';
import type { DownloadAccess, ObjectStorage } from '#src/platform/storage/object-storage.js';
import type { MessageRow } from './conversation-rows.js';
import { MessageViews } from './message-views.js';

const row = (filename: string, contentType: string) =>
  ({
    ...{ id: 'm1', seq: 1, uuid: 'u1', type: 'attachment', side: 'vendor', text: '', sent_at: '2026-11-24T12:00:00Z' },
    conversation_id: '01a1fbbe-9780-75eb-900c-e94e3a804ffa',
    data: { attachmentId: '01a1fbbe-9780-75eb-900c-e94e3a804ffb', filename, contentType, size: 1 },
  }) as unknown as MessageRow;

/** Addresses that name how the file may be read. */
const storage = {
  signedUrl: (_key: string, access: DownloadAccess) => Promise.resolve(access.filename ?? 'shown'),
} as unknown as ObjectStorage;

it.each([
  ['Contract.pdf', 'application/pdf', 'Contract.pdf'],
  ['Table.png', 'image/png', 'shown'],
])('%s (%s) has an address that is good for: %s', async (filename, contentType, address) => {
  const other = { name: 'Maya', avatarImage: null, isGone: false } as never;
  const [view] = await new MessageViews(storage).of([row(filename, contentType)], 'event-user', other);
  expect((view!.data as AttachedFileView).url).toBe(address);
});
