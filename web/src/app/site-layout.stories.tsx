import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within, waitFor } from 'storybook/test';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { couple, draft, vendor } from '../test-support/examples.js';
import { Refusal } from '../test-support/fake-api.js';
import { aShownSite, onItsWay } from '../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../test-support/site-story.js';

const aSite = () =>
  aShownSite().answer(webstoreRoutes.webstoresOfUser, () => ({
    results: [draft()],
    numResults: 1,
    page: 1,
    pageSize: 1,
  }));

const meta = {
  title: 'Pages/Frame',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor-categories', api: aSite() },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Every kind of vendor' })).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

export const OfAVisitor: Story = {};
export const OfACouple: Story = { args: { user: couple } };
export const OfAVendor: Story = { args: { user: vendor } };
export const OfAnOperator: Story = { args: { user: { ...couple, isAdmin: true } } };
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const MenuOfAVendor: Story = {
  args: { user: vendor },
  play: async () => {
    await press('Account: Nora');
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'Switch to Vendor View' })).toBeVisible();
  },
};
export const DrawerOfAVisitor: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press('Menu');
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    // It fades in.
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Sign up' })).toBeVisible());
  },
};
export const DrawerOfAVendor: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { user: vendor },
  play: async () => {
    await press('Menu');
    const dialog = await screen.findByRole('dialog', { name: 'Hi Nora' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** An extremely long name. */
export const LongText: Story = {
  args: { user: { ...vendor, firstName: 'Wolfeschlegelsteinhausenbergerdorff' } },
};
export const Waiting: Story = {
  args: { path: '/vendors', api: aSite().answer(directoryRoutes.webstoreSearch, onItsWay) },
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: 'Waiting for a response' })).toBeInTheDocument();
  },
};
export const PageNotFound: Story = {
  args: {
    path: '/nobody',
    api: aSite().answer(webstoreRoutes.webstoreByUrl, () => {
      throw new Refusal(404, 'webstore-not-found');
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Oops' })).toBeVisible();
  },
};
export const PageNotFoundOnAPhone: Story = {
  ...PageNotFound,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
};
