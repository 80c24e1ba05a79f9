import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { SessionView } from '#contracts/identity/sessions.views.js';
import { couple } from '../../../test-support/examples.js';
import { onAPhone, says } from '../../../test-support/play-that-says.js';
import { aShownSite, isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { sessions as texts } from '../../../texts/sessions.js';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const here: SessionView = {
  id: '0198c0de-0000-7000-8000-000000000701',
  isCurrent: true,
  provider: 'password',
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36',
  address: '203.0.113.24',
  startedAt: hoursAgo(30),
  seenAt: hoursAgo(0),
};
const elsewhere: SessionView[] = [
  {
    ...here,
    id: '0198c0de-0000-7000-8000-000000000702',
    isCurrent: false,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    seenAt: hoursAgo(7),
  },
  { ...here, id: '0198c0de-0000-7000-8000-000000000703', isCurrent: false, provider: 'admin-impersonation' },
  { ...here, id: '0198c0de-0000-7000-8000-000000000704', isCurrent: false, userAgent: '', address: '' },
];
const anApi = (results: SessionView[], numResults = results.length) =>
  aShownSite().answer(sessionsRoutes.sessions, () => ({ results, numResults, page: 1, pageSize: 25 }));

const meta = {
  title: 'Pages/Sessions',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/account/sessions', api: anApi([here, ...elsewhere]), user: couple },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: says('Chrome on macOS') };
export const OnAPhone: Story = { ...Default, tags: ['phone'], globals: onAPhone };
/** With the banner that is above every page of the site until then. */
export const OfAClosingAccount: Story = {
  args: { user: { ...couple, closesAt: hoursAgo(-9 * 24) } },
  play: says(/Your account will be erased on/),
};
export const OfAClosingAccountOnAPhone: Story = { ...OfAClosingAccount, tags: ['phone'], globals: onAPhone };
export const Alone: Story = { args: { api: anApi([here]) }, play: says(texts.alone) };
export const Many: Story = { args: { api: anApi([here, ...elsewhere], 60) }, play: says(texts.more) };
export const Loading: Story = {
  args: { api: aShownSite().answer(sessionsRoutes.sessions, onItsWay) },
  play: says(texts.lead),
};
export const Error: Story = {
  args: { api: aShownSite().answer(sessionsRoutes.sessions, isDown) },
  play: says(texts.failed),
};
export const EndAll: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: texts.endAll }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(texts.endAllText);
  },
};
