import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { searchAnswer } from '../../../test-support/examples.js';
import { aShownSite, foundVendors, isDown, onItsWay, shownVendors } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { directory as texts } from '../../../texts/directory.js';

const inChicago = '/vendors/chicago-il/venues';

const meta = {
  title: 'Pages/Directory',
  component: SiteStory,
  parameters: wholePage,
  args: { path: inChicago, api: aShownSite() },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const seesVendors: Story['play'] = async () => {
  await expect(await screen.findByRole('heading', { level: 1, name: 'Venues in Chicago, IL' })).toBeVisible();
  const [first] = await screen.findAllByRole('article');
  await expect(within(first as HTMLElement).getByRole('link', { name: /Wildrye Barn/ })).toBeVisible();
};
const says =
  (words: string): Story['play'] =>
  async () => {
    await expect(await screen.findByText(words)).toBeVisible();
  };

export const Results: Story = { play: seesVendors };
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } }, play: seesVendors };
export const NationalVendors: Story = {
  args: { path: '/national-vendors' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: texts.nationalVendors })).toBeVisible();
  },
};
export const Narrowed: Story = { args: { path: `${inChicago}?price=2` }, play: seesVendors };
export const Loading: Story = {
  args: { api: aShownSite(onItsWay) },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Empty: Story = {
  args: {
    path: `${inChicago}?price=2`,
    api: aShownSite(() =>
      searchAnswer({ waysOut: [{ filter: 'priceTiers', also: [], results: 41, distance: null, area: null }] }),
    ),
  },
  play: says(texts.empty.noMatch),
};
export const EmptyOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { api: aShownSite(() => searchAnswer()) },
  play: says(texts.empty.title),
};
export const Error: Story = { args: { api: aShownSite(isDown) }, play: says(texts.failed.title) };
export const UnknownPlace: Story = {
  args: { path: '/vendors/nowhere-zz/venues' },
  play: says(texts.unknownPlace.title),
};
export const UnknownCategory: Story = {
  args: { path: '/vendors/chicago-il/nothing' },
  play: says(texts.unknownCategory.title),
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    api: aShownSite(() =>
      foundVendors(
        shownVendors.map((vendor) => ({
          ...vendor,
          name: `${vendor.name} and the Orchard House at Sauvie Island, a family business since 1911`,
        })),
      ),
    ),
  },
  play: seesVendors,
};
