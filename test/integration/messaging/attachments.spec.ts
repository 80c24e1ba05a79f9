import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { attachmentRoutes } from '#contracts/messaging/attachments.routes.js';
import type { AttachmentUploadView } from '#contracts/messaging/attachments.views.js';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import type { AttachedFileView, ConversationMessageView } from '#contracts/messaging/messaging.views.js';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { Posy } from '../../support/posy/posy.js';
import { aConversation, type Correspondent } from './correspondents.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' } });
});
afterAll(() => posy.stop());

const bytes = Buffer.from('%PDF-1.7 of a test');
const pdf = { filename: 'Contract.pdf', contentType: 'application/pdf', size: bytes.length };
const begin = ({ token }: Correspondent, id: string, body: object = pdf) =>
  posy.call<AttachmentUploadView>(attachmentRoutes.beginAttachment, { token, params: { id }, body });
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const put = ({ signedUrl }: AttachmentUploadView, contentType = 'application/pdf', payload = bytes) =>
  posy.api.inject({ method: 'PUT', url: pathOf(signedUrl), headers: { 'content-type': contentType }, payload });
const sendFile = ({ token }: Correspondent, id: string, attachmentId: string, message = '', uuid = randomUUIDv7()) =>
  posy.call<ConversationMessageView>(messagingRoutes.sendMessage, {
    token,
    params: { id },
    body: { message, uuid, attachmentId },
  });

it('a file is sent with a message, and is a download for both sides alone [MSG-1] [OP-98]', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  const { body: upload } = await begin(vendor, id);
  expect((await put(upload)).statusCode).toBe(200);
  const sent = await sendFile(vendor, id, upload.attachmentId, 'Our contract');
  expect(sent.body.message).toMatchObject({ type: 'attachment', message: 'Our contract' });
  const [, received] = (await couple.open(id)).body.thread.messages;
  const file = received!.data as AttachedFileView;
  expect(file).toMatchObject({ ...pdf, caption: 'Our contract' });
  const download = await posy.api.inject({ url: pathOf(file.url) });
  expect(download.rawPayload).toEqual(bytes);
  expect(download.headers).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' });
  expect(download.headers['content-security-policy']).toContain('sandbox');
  const forged = pathOf(file.url).replace(upload.attachmentId, randomUUIDv7());
  expect((await posy.api.inject({ url: forged })).statusCode).toBe(403);
});

it('a picture is an image message, which needs no text, and is sent once however often it is retried [OP-98, MSG-1]', async () => {
  const { couple, id } = await aConversation(posy);
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const png = { filename: 'Table.png', contentType: 'image/png', size: picture.length };
  const { body: upload } = await begin(couple, id, png);
  await put(upload, 'image/png', picture);
  const uuid = randomUUIDv7();
  const first = await sendFile(couple, id, upload.attachmentId, '', uuid);
  expect(first.body.message).toMatchObject({ type: 'image', seq: 2 });
  const again = await sendFile(couple, id, upload.attachmentId, '', uuid);
  expect(again.body.message.id).toBe(first.body.message.id);
  const other = await sendFile(couple, id, upload.attachmentId);
  expect(other.problem.fields).toEqual({ attachmentId: ['unknown'] });
});

it('a file that is missing, of another conversation or of the other side is not sent', async () => {
  const [one, other] = [await aConversation(posy), await aConversation(posy)];
  const { body: foreign } = await begin(other.couple, other.id);
  await put(foreign);
  const { body: absent } = await begin(one.couple, one.id);
  const { body: theirs } = await begin(one.vendor, one.id);
  await put(theirs);
  const answers = [
    await sendFile(one.couple, one.id, foreign.attachmentId),
    await sendFile(one.couple, one.id, absent.attachmentId),
    await sendFile(one.couple, one.id, theirs.attachmentId),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.error])).toEqual([
    [400, 'invalid-input'],
    [400, 'upload-incomplete'],
    [400, 'invalid-input'],
  ]);
  expect((await begin(other.couple, one.id)).status).toBe(403);
});

it('a file whose content is not what its name says is not sent [OP-98]', async () => {
  const { couple, id } = await aConversation(posy);
  const cases = [
    { filename: 'Table.png', contentType: 'image/png', content: '%PDF-1.7' },
    { filename: 'Table.jpg', contentType: 'image/jpeg', content: '<html><script>alert(1)</script>' },
    { filename: 'Table.pdf', contentType: 'application/pdf', content: 'MZ and so on' },
  ];
  for (const { content, ...file } of cases) {
    const payload = Buffer.from(content);
    const { body: upload } = await begin(couple, id, { ...file, size: payload.length });
    await put(upload, file.contentType, payload);
    const { status, problem } = await sendFile(couple, id, upload.attachmentId);
    expect([status, problem.error]).toEqual([400, 'attachment-type-mismatch']);
  }
});

it('a file that was sent cannot be replaced by its sender [OP-93]', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  const { body: upload } = await begin(vendor, id);
  await put(upload);
  await sendFile(vendor, id, upload.attachmentId);
  // Like the address of a bucket, which can be used again.
  const other = Buffer.from('%PDF-1.7 of another');
  const stored = { contentType: 'application/pdf', cacheControl: 'private' };
  await posy.get(DiskStorage).put(`attachment-uploads/${id}/${upload.attachmentId}`, other, stored);
  expect((await sendFile(vendor, id, upload.attachmentId)).problem.fields).toEqual({ attachmentId: ['unknown'] });
  const file = (await couple.open(id)).body.thread.messages.at(-1)!.data as AttachedFileView;
  expect((await posy.api.inject({ url: pathOf(file.url) })).rawPayload).toEqual(bytes);
});

it('a file of another type, with another ending or larger than 15,000,000 bytes is refused by name [OP-98]', async () => {
  const { couple, id } = await aConversation(posy);
  const refused: [object, string][] = [
    [{ ...pdf, contentType: 'image/svg+xml' }, 'contentType'],
    [{ ...pdf, filename: 'Contract.exe' }, 'filename'],
    [{ ...pdf, filename: 'Contract.png' }, 'filename'],
    [{ ...pdf, size: 15_000_001 }, 'size'],
    [{ ...pdf, size: 0 }, 'size'],
  ];
  for (const [body, field] of refused) {
    const { status, problem } = await begin(couple, id, body);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
  }
  expect((await begin(couple, id, { ...pdf, size: 15_000_000 })).status).toBe(200);
});

it('ten files may wait to be sent, and no more', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  const statuses: number[] = [];
  for (let files = 0; files < 11; files++) statuses.push((await begin(couple, id)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect((await begin(vendor, id)).status).toBe(200);
});
