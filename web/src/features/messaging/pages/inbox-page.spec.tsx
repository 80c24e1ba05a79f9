import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messagingReportsRoutes } from '#contracts/messaging/reports.routes.js';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import type { ConversationView, MessageView } from '#contracts/messaging/messaging.views.js';
import { couple } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { FakeWebSocket } from '../../../test-support/fake-web-socket.js';
import { layOut } from '../../../test-support/laid-out.js';
import {
  aConversation,
  aMessage,
  aQuoteRequest,
  keepConversations,
  type KeptConversations,
} from '../../../test-support/messaging-examples.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

beforeAll(layOut);

const barn = aConversation(1, {
  displayName: 'The Juniper Barn',
  latestMessage: { type: 'text', source: 'sent', ts: new Date(2026, 10, 20, 9).toISOString(), preview: 'See you' },
  latestSeq: 1,
});
const fern = aConversation(2, {
  displayName: 'Anselm & Fern',
  isUnread: true,
  unreadCount: 1,
  latestMessage: { type: 'image', source: 'received', ts: new Date(2026, 10, 21, 9).toISOString(), preview: '' },
  latestSeq: 2,
});

async function openInbox(path = '/inbox', changes: Partial<KeptConversations> = {}) {
  const kept: KeptConversations = {
    conversations: [fern, barn],
    messages: { [barn.id]: [aMessage(1)], [fern.id]: [aMessage(1), aMessage(2)] },
    ...changes,
  };
  const api = anApi();
  const server = keepConversations(api, kept);
  const page = renderApp({ path, user: couple, api });
  act(() => {
    FakeWebSocket.newest.accept();
    FakeWebSocket.newest.receive({ action: 'Identified' });
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, ...server, kept };
}
const pathOf = ({ id }: ConversationView) => `/inbox?conversation=${id}`;
const threadWith = async (name: string) => within(await screen.findByRole('region', { name: `Messages with ${name}` }));
const field = () => screen.findByRole('textbox', { name: 'Message' });
const rows = async () => within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('listitem');
const selected = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).queryAllByRole('link', { current: true });
const push = (data: unknown, action = 'IncomingMessage') => act(() => FakeWebSocket.newest.receive({ action, data }));
const write = async ({ user }: Pick<Awaited<ReturnType<typeof openInbox>>, 'user'>, text: string) =>
  user.type(await field(), text);

describe('the inbox', () => {
  it('lists with whom, about what, what was written last, when, and whether it is unread [MSG-3] [MSG-6] [MSG-7]', async () => {
    await openInbox();
    const [first, second] = await rows();
    await waitFor(() => expect(first).toHaveTextContent(/Venue, Austin, TX/));
    expect(first).toHaveTextContent(/^V2Anselm & Fern.*11\/21\/26.*Sent a picture.*Unread/);
    expect(second).toHaveTextContent(/The Juniper Barn.*11\/20\/26.*You: See you/);
    expect(second).not.toHaveTextContent('Unread');
    for (const row of [first, second]) expect(within(row!).getByRole('button', { name: /^Actions for/ })).toBeVisible();
    expect(await screen.findByText('1 unread')).toBeVisible();
  });

  it('says that it is empty, and leads to vendors [MSG-9]', async () => {
    await openInbox('/inbox', { conversations: [] });
    expect(await screen.findByText('Your inbox is empty')).toBeVisible();
    expect(screen.getByText(/No messages yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find vendors' })).toHaveAttribute('href', '/vendors');
  });

  it('says that it could not be loaded, and loads again', async () => {
    const { user, api } = await openInbox('/inbox?folder=archive', {});
    api.answer(messagingRoutes.conversations, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    await user.click(screen.getByRole('link', { name: 'Trash' }));
    await screen.findByText('We couldn’t load your messages');
    api.answer(messagingRoutes.conversations, () => ({ conversations: [barn], unreadCount: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  it('clears the mark of a conversation that is opened, and tells the api what was seen [MSG-3] [MSG-11]', async () => {
    const { user, api } = await openInbox();
    await user.click(within((await rows())[0] as HTMLElement).getByRole('link'));
    await threadWith('Anselm & Fern');
    expect((await selected()).map(({ textContent }) => textContent)).toEqual(['Anselm & Fern']);
    await waitFor(() =>
      expect(api.callsOf(messagingRoutes.viewedConversation).map(({ body }) => body)).toEqual([{ seq: 2 }]),
    );
    await waitFor(async () => expect((await rows())[0]).not.toHaveTextContent('Unread'));
  });

  it('archives, brings back and marks as unread', async () => {
    const { user, kept, address } = await openInbox(pathOf(barn));
    const choose = async (name: string) => {
      const [menu] = await screen.findAllByRole('button', { name: 'Actions for The Juniper Barn' });
      await user.click(menu as HTMLElement);
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Archive');
    await waitFor(() => expect(kept.conversations.find(({ id }) => id === barn.id)?.folder).toBe('archive'));
    expect(address()).toBe('/inbox');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Archive' }));
    await choose('Move to inbox');
    await screen.findByText('Nothing archived');
    await user.click(screen.getByRole('link', { name: 'Inbox', current: false }));
    await choose('Mark as unread');
    await waitFor(async () => expect((await rows()).filter((row) => /Unread/.test(row.textContent))).toHaveLength(2));
  });
});

describe('a thread', () => {
  it('shows a quote request as a card [MSG-18]', async () => {
    const data = aQuoteRequest();
    const card = aMessage(1, { type: 'quote-request', source: 'sent', message: data.message, data });
    await openInbox(pathOf(barn), { messages: { [barn.id]: [card] } });
    const thread = await threadWith('The Juniper Barn');
    expect(await thread.findByText(data.message)).toBeVisible();
    const fact = (name: string) => thread.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(fact('Name')).toBe('Maya Ellison');
    expect(fact('Date')).toBe('October 16, 2094');
    expect(fact('Budget')).toContain('Premium');
    expect(fact('Event')).toBe('Wedding');
  });

  it('shows links of http and https, and nothing else of what is written as more than text [OP-99]', async () => {
    const message = 'See https://barn.example/plan. Not javascript:alert(1) or <b>bold</b>';
    await openInbox(pathOf(barn), { messages: { [barn.id]: [aMessage(1, { message })] } });
    const thread = await threadWith('The Juniper Barn');
    const links = await thread.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://barn.example/plan']);
    expect(thread.getByText(/<b>bold<\/b>/)).toBeVisible();
  });

  it('sends with Enter, breaks the line with Shift and Enter, and clears the field [MSG-13]', async () => {
    const page = await openInbox(pathOf(barn));
    await write(page, 'One');
    await page.user.keyboard('{Shift>}{Enter}{/Shift}Two');
    await page.user.keyboard('{Enter}');
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(page.kept.messages[barn.id]?.at(-1)?.message).toBe('One\nTwo'));
  });

  it('sends nothing without text or a file [MSG-14]', async () => {
    const page = await openInbox(pathOf(barn));
    await write(page, '  ');
    await page.user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(page.api.callsOf(messagingRoutes.sendMessage)).toEqual([]);
  });

  it('shows a message as pending until it is sent, under one uuid [MSG-15, MSG-31, MSG-7]', async () => {
    const page = await openInbox(pathOf(barn));
    let answer = () => {};
    const kept = new Promise<void>((resolve) => (answer = resolve));
    page.api.answer(messagingRoutes.sendMessage, async ({ body }) => {
      await kept;
      const { uuid, message } = body as { uuid: string; message: string };
      return page.add(barn.id, aMessage(2, { uuid, message, source: 'sent' }));
    });
    await write(page, 'See you at ten?{Enter}');
    const thread = await threadWith('The Juniper Barn');
    await thread.findByText('Sending');
    answer();
    await thread.findByText('Sent');
    expect(thread.getAllByText('See you at ten?')).toHaveLength(1);
    const sent = thread.getByText('See you at ten?').closest('li');
    expect(sent).toHaveTextContent(/\d{1,2}:\d\d\s[AP]M, \d{1,2}\/\d{1,2}\/\d{4}/);
  });

  it('keeps a refused message with the reason, and sends it again', async () => {
    const page = await openInbox(pathOf(barn));
    page.api.answer(messagingRoutes.sendMessage, () => {
      throw new Refusal(429, 'too-many-messages');
    });
    await write(page, 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Not sent.*too fast/);
    page.api.answer(messagingRoutes.sendMessage, ({ body }) => {
      const { uuid, message } = body as { uuid: string; message: string };
      return page.add(barn.id, aMessage(2, { uuid, message, source: 'sent' }));
    });
    await page.user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    const uuids = page.api.callsOf(messagingRoutes.sendMessage).map(({ body }) => (body as { uuid: string }).uuid);
    expect(new Set(uuids).size).toBe(1);
  });

  it('keeps a draft for each conversation', async () => {
    const page = await openInbox(pathOf(barn));
    await write(page, 'Half a sentence');
    await page.go(pathOf(fern));
    await threadWith('Anselm & Fern');
    expect(await field()).toHaveValue('');
    await page.go(pathOf(barn));
    await threadWith('The Juniper Barn');
    expect(await field()).toHaveValue('Half a sentence');
    await page.user.clear(await field());
  });

  it('of 10,000 messages opens at the first unread one, with few of them on the page', async () => {
    const messages: MessageView[] = Array.from({ length: 10_000 }, (_, nth) => aMessage(nth + 1));
    const conversation = { ...barn, isUnread: true, unreadCount: 30, latestSeq: 10_000 };
    await openInbox(pathOf(barn), { conversations: [conversation], messages: { [barn.id]: messages } });
    const thread = await threadWith('The Juniper Barn');
    await waitFor(() => expect(thread.getByText(/^New/)).toBeVisible());
    await thread.findByText('Message 9971');
    expect(thread.getAllByRole('listitem').length).toBeLessThan(60);
  });
});

describe('pushes', () => {
  it('show a message at once in the thread and in the list', async () => {
    const { add } = await openInbox(pathOf(barn));
    await (await threadWith('The Juniper Barn')).findByText('Message 1');
    push(add(barn.id, aMessage(2, { message: 'Come by on Friday' })));
    await (await threadWith('The Juniper Barn')).findByText('Come by on Friday');
    expect((await rows())[0]).toHaveTextContent(/The Juniper Barn.*Come by on Friday/);
  });

  it('outside the inbox show the new message, with a link to the conversation [MSG-10]', async () => {
    const { add, go, user, address } = await openInbox();
    await go('/planning');
    push(add(barn.id, aMessage(2, { message: 'Come by on Friday' })));
    expect(await screen.findByText('The Juniper Barn: Come by on Friday')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open' }));
    expect(address()).toBe(pathOf(barn));
    push(add(barn.id, aMessage(3, { message: 'Or on Saturday' })));
    await (await threadWith('The Juniper Barn')).findByText('Or on Saturday');
    expect(screen.queryByText('The Juniper Barn: Or on Saturday')).not.toBeInTheDocument();
  });

  it('that were missed are read when the connection is back', async () => {
    const { add } = await openInbox(pathOf(barn));
    const thread = await threadWith('The Juniper Barn');
    await thread.findByText('Message 1');
    add(barn.id, aMessage(2, { message: 'While you were away' }));
    push({}, 'Identified');
    await thread.findByText('While you were away');
  });

  it('of another device change the list', async () => {
    const { change } = await openInbox();
    await rows();
    push({ conversation: change(fern.id, { isUnread: false, unreadCount: 0 }) }, 'ConversationState');
    await waitFor(async () => expect((await rows())[0]).not.toHaveTextContent('Unread'));
    push({ conversation: change(fern.id, { folder: 'trash' }) }, 'ConversationState');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });
});

describe('a report', () => {
  const openReport = async () => {
    const page = await openInbox();
    const [menu] = await screen.findAllByRole('button', { name: 'Actions for Anselm & Fern' });
    await page.user.click(menu as HTMLElement);
    await page.user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Report Anselm & Fern' })) };
  };

  it('has its reasons, and asks for details of another one [MSG-33, OP-104]', async () => {
    const { user, api, dialog } = await openReport();
    api.answer(messagingReportsRoutes.reportWebstore, () => ({ reportId: 'r', alreadyReported: false }));
    expect(dialog.getAllByRole('radio').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Offensive/),
      expect.stringMatching(/^Spam/),
      expect.stringMatching(/^Fraud/),
      expect.stringMatching(/^Other/),
    ]);
    await user.click(dialog.getByRole('radio', { name: /^Other/ }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please say what happened')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'What happened?' }), 'They asked for cash');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/We’ve received your report/)).toBeVisible();
    const body = { reason: 'other', details: 'They asked for cash', conversationId: fern.id };
    expect(api.callsOf(messagingReportsRoutes.reportWebstore).map((call) => call.body)).toEqual([body]);
  });

  it('that is not received says ‘Error submitting’ and stays [MSG-36]', async () => {
    const { user, api, dialog } = await openReport();
    api.answer(messagingReportsRoutes.reportWebstore, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    await user.click(dialog.getByRole('radio', { name: /^Spam/ }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Error submitting')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /^Spam/ })).toBeChecked();
  });
});
