import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { catalogue, draft, vendor } from '../../../test-support/examples.js';
import { says } from '../../../test-support/play-that-says.js';
import { aShownSite, onItsWay, shownVendors } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const partner = (partnerId: string, description = 'Cool in August, and the lights are warm all year.') => ({
  partnerId,
  description,
});
const partners = shownVendors.slice(0, 2).map(({ id }) => partner(id));

/** A vendor with these partners, on a site with six others. */
const aSiteOf = (changes: Partial<WebstoreDraftView> = {}) => {
  const webstore = draft({ partners, ...changes });
  return aShownSite()
    .answer(webstoreRoutes.vendorCategories, () => catalogue)
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [webstore], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => webstore)
    .answer(directoryRoutes.listIds, ({ body }) =>
      shownVendors.filter(({ id }) => (body as { ids: string[] }).ids.includes(id)),
    )
    .answer(directoryRoutes.webstoresByName, () => shownVendors.map((found) => ({ ...found, subCategoryIds: [] })));
};

const openFirst = async (name: string | RegExp = /^Wildrye Barn/) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await expect(await screen.findByLabelText('Why you like working together')).toBeVisible();
};

const meta = {
  title: 'Pages/Vendor, Partners',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/webstore/editpartners', api: aSiteOf(), user: vendor },
  play: () => openFirst(),
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
/** The stories of the combo box show the list itself: an open one hides the rest of the page. */
export const Chosen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Vendor' }), 'yard');
    await userEvent.click(await screen.findByRole('option', { name: /Lantern Yard/ }));
    await expect(await screen.findByRole('button', { name: 'Change Lantern Yard' })).toBeVisible();
  },
};
export const NoLongerOnTheSite: Story = {
  args: { api: aSiteOf({ partners: [partner('0198c0de-0000-7000-8000-00000000dead')] }) },
  play: () => openFirst(/^No longer listed/),
};
export const Empty: Story = {
  args: { api: aSiteOf({ partners: [] }) },
  play: async () => {
    await says(/^No partners yet/)();
  },
};
export const Error: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await says('Vendor: field required')();
  },
};
export const Loading: Story = {
  args: { api: aSiteOf().answer(webstoreRoutes.webstoreById, onItsWay) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    api: aSiteOf({
      partners: shownVendors.slice(0, 1).map(({ id }) => partner(id, 'Donaudampfschifffahrt'.repeat(11))),
    }),
  },
};
