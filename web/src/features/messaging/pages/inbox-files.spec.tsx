import { beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { attachmentRoutes } from '#contracts/messaging/attachments.routes.js';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import { couple } from '../../../test-support/examples.js';
import { FakeUpload, sendByFakeUploads } from '../../../test-support/fake-upload.js';
import { layOut } from '../../../test-support/laid-out.js';
import { aConversation, aMessage, keepConversations } from '../../../test-support/messaging-examples.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

beforeAll(layOut);
// jsdom has none.
beforeAll(() => void Object.assign(URL, { createObjectURL: () => 'blob:porch', revokeObjectURL: () => undefined }));
sendByFakeUploads();

const barn = aConversation(1, { displayName: 'The Juniper Barn', latestSeq: 1 });
const attachmentId = '0198c0de-0000-7000-8e00-000000000001';
const pdf = new File(['%PDF-1.7'], 'Contract.pdf', { type: 'application/pdf' });
const png = new File(['a picture'], 'Porch.png', { type: 'image/png' });

/** A thread whose next message is answered when the test resolves it. */
async function openThread() {
  const api = anApi();
  const kept = keepConversations(api, { conversations: [barn], messages: { [barn.id]: [aMessage(1)] } });
  const answered = Promise.withResolvers<void>();
  api
    .answer(attachmentRoutes.beginAttachment, () => ({ attachmentId, signedUrl: '/media/put' }))
    .answer(messagingRoutes.sendMessage, async ({ body }) => {
      await answered.promise;
      const { uuid, message } = body as { uuid: string; message: string };
      const isPicture = FakeUpload.newest.sent?.type.startsWith('image/') ?? false;
      const { name: filename, type: contentType, size } = FakeUpload.newest.sent!.body;
      const data = { filename, contentType, size, url: '/media/signed', caption: message };
      const type = isPicture ? ('image' as const) : ('attachment' as const);
      return kept.add(barn.id, aMessage(2, { uuid, message, type, data, source: 'sent' }));
    });
  const page = renderApp({ path: `/inbox?conversation=${barn.id}`, user: couple, api });
  const thread = within(await screen.findByRole('region', { name: 'Messages with The Juniper Barn' }));
  const composer = within(await screen.findByRole('form', { name: /The Juniper Barn/ }));
  const choose = async (file: File) => {
    const before = FakeUpload.all.length;
    await page.user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await waitFor(() => expect(FakeUpload.all.length).toBe(before + 1));
    act(() => FakeUpload.newest.end('load', 200));
    await composer.findByText(file.name);
  };
  return { ...page, thread, composer, choose, answer: () => act(() => answered.resolve()) };
}

it('a file is a chip above the text until it is removed, and goes with the text when it is sent [MSG-12]', async () => {
  const { user, api, composer, choose, answer, thread } = await openThread();
  await choose(pdf);
  await user.click(composer.getByRole('button', { name: 'Remove Contract.pdf' }));
  expect(composer.queryByText('Contract.pdf')).not.toBeInTheDocument();
  expect(composer.getByRole('button', { name: 'Send' })).toBeDisabled();
  await choose(new File(['%PDF-1.7 again'], 'Contract.pdf', { type: 'application/pdf' }));
  await user.type(composer.getByRole('textbox', { name: 'Message' }), 'Our contract');
  await user.click(composer.getByRole('button', { name: 'Send' }));
  answer();
  await thread.findByRole('button', { name: 'Download Contract.pdf' });
  expect(api.callsOf(messagingRoutes.sendMessage).map(({ body }) => body)).toEqual([
    expect.objectContaining({ message: 'Our contract', attachmentId }),
  ]);
  expect(composer.queryByText('Contract.pdf')).not.toBeInTheDocument();
});

it('a file has its name only until it is sent, and then its size and its download [MSG-17]', async () => {
  const { user, composer, choose, answer, thread } = await openThread();
  await choose(pdf);
  await user.click(composer.getByRole('button', { name: 'Send' }));
  await thread.findByText('Contract.pdf');
  await thread.findByText('Sending');
  expect(thread.queryByText(/KB/)).not.toBeInTheDocument();
  expect(thread.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
  answer();
  await thread.findByRole('button', { name: 'Download Contract.pdf' });
  expect(thread.getByText(/1 KB/)).toBeVisible();
});

it('a picture has a spinner until it is sent, and is then shown [MSG-16, OP-98]', async () => {
  const { user, composer, choose, answer, thread } = await openThread();
  await choose(png);
  await user.click(composer.getByRole('button', { name: 'Send' }));
  await thread.findByText('Sending');
  const pending = (await thread.findAllByRole('listitem')).at(-1)!;
  // One beside the picture, one beside the time.
  expect(pending.querySelectorAll('.animate-turn').length).toBe(2);
  answer();
  await waitFor(() => expect(thread.getByRole('img', { name: 'Porch.png' })).toHaveAttribute('src', '/media/signed'));
  expect(thread.queryByText('Sending')).not.toBeInTheDocument();
  const sent = (await thread.findAllByRole('listitem')).at(-1)!;
  expect(sent.querySelectorAll('.animate-turn')).toHaveLength(0);
});

it('the head has the way back to the list, above the messages and the composer [MSG-8]', async () => {
  const { user, thread, composer, address } = await openThread();
  const back = screen.getByRole('link', { name: 'Back to the inbox' });
  const isAbove = (a: Element, b: Element) => Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
  const [first] = await thread.findAllByRole('listitem');
  expect(isAbove(back, first!)).toBe(true);
  expect(isAbove(first!, composer.getByRole('textbox'))).toBe(true);
  await user.click(back);
  await waitFor(() => expect(address()).toBe('/inbox'));
});
