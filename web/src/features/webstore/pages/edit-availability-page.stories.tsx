import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { daysOfSpan } from '#contracts/shared/calendar-day.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { dayOf } from '../../../base/months.js';
import { withCalendar, type MarkedDays } from '../../../test-support/a-calendar.js';
import { says } from '../../../test-support/play-that-says.js';
import { draft, publication, vendor } from '../../../test-support/examples.js';
import { aShownSite, isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

/** The weekends of half a year around today. */
const weekends: MarkedDays = daysOfSpan(dayOf(new Date(Date.now() - 8e9)), dayOf(new Date(Date.now() + 8e9))).flatMap(
  (day) => {
    const state = ([, , , , 'partial', 'available', 'unavailable'] as const)[new Date(day).getUTCDay()];
    return state ? [[day, state] as const] : [];
  },
);
const aSiteWith = (marked: MarkedDays) =>
  withCalendar(
    aShownSite()
      .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [draft()], numResults: 1, page: 1, pageSize: 1 }))
      .answer(webstoreRoutes.webstoreById, () => draft())
      .answer(directoryRoutes.publication, () => publication()),
    marked,
  );

const meta = {
  title: 'Pages/Vendor, Availability',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/webstore/editavailability', api: aSiteWith(weekends), user: vendor },
  play: async () => {
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const selectTheFifteenth = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Today, )?\w+, \w+ 15, / }));
};

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const Changed: Story = {
  play: async () => {
    await selectTheFifteenth();
    await userEvent.click(await screen.findByRole('radio', { name: /^Unavailable/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Clear/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Partly available/ }));
    await says('1 day selected')();
  },
};
export const PanelOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await selectTheFifteenth();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Availability' }));
    await expect(await screen.findByRole('button', { name: 'Back to calendar' })).toBeVisible();
  },
};
export const NothingMarked: Story = {
  args: { api: aSiteWith([]) },
  play: async () => {
    await says(/No days are marked in these months/)();
  },
};
export const Loading: Story = {
  args: { api: aSiteWith([]).answer(webstoreRoutes.availability, onItsWay) },
  play: async () => {
    await expect(await screen.findByText('Loading your calendar')).toBeInTheDocument();
  },
};
export const Error: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { api: aSiteWith([]).answer(webstoreRoutes.availability, isDown) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
