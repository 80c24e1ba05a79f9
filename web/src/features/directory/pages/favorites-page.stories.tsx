import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { couple } from '../../../test-support/examples.js';
import { aShownSite, isDown, onItsWay, shownVendors } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { favorites as texts } from '../../../texts/favorites.js';

const keeping = (ids: string[]) =>
  aShownSite()
    .answer(identityRoutes.currentUser, () => ({ ...couple, props: { favorites: ids } }))
    .answer(directoryRoutes.listIds, () => shownVendors.filter(({ id }) => ids.includes(id)));
const some = shownVendors.slice(0, 3).map(({ id }) => id);

const meta = {
  title: 'Pages/Favorites',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/favorites', api: keeping(some), user: couple },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): Story['play'] =>
  async () => {
    await expect(await screen.findByText(words)).toBeVisible();
  };

export const Default: Story = { play: says('Wildrye Barn') };
export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: says('Wildrye Barn'),
};
export const SomeHaveLeft: Story = {
  args: { api: keeping([...some, '0198c0de-0000-7000-8000-0000000000f0']) },
  play: says(texts.gone(1)),
};
export const Loading: Story = {
  args: { api: keeping(some).answer(directoryRoutes.listIds, onItsWay) },
  play: says(texts.text),
};
export const Empty: Story = { args: { api: keeping([]) }, play: says(texts.empty.title) };
export const Error: Story = {
  args: { api: keeping(some).answer(directoryRoutes.listIds, isDown) },
  play: says(texts.failed.title),
};
