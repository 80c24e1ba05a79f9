import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { adminUsersRoutes } from '#contracts/identity/admin-users.routes.js';
import { impersonationRoutes } from '#contracts/identity/impersonation.routes.js';
import { adminWebstoresRoutes } from '#contracts/webstore/admin-webstores.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import {
  adminUser,
  adminVendor,
  adminWebstoreRow,
  impersonatedChange,
  impersonations,
  pageOf,
} from '../../../test-support/admin-examples.js';
import { couple, draft } from '../../../test-support/examples.js';
import { operator } from '../../../test-support/operations-examples.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { aShownSite, isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { admin as texts } from '../../../texts/admin.js';

const now = Date.now();
const numbers = [1, 2, 3, 4, 5, 6];
const users = numbers.map((nth) => adminUser(now, nth));
const webstores = numbers.map((nth) => adminWebstoreRow(now, nth));
const aUser = `/admin/users/${adminUser(now).id}`;
const aWebstore = `/admin/webstores/${draft().id}`;

const anApi = () =>
  aShownSite()
    .answer(adminWebstoresRoutes.adminWebstores, () => pageOf(webstores, 60))
    .answer(adminWebstoresRoutes.adminWebstore, () => ({ webstore: draft(), vendor: adminVendor(), removal: null }))
    .answer(adminUsersRoutes.adminUsers, () => pageOf(users))
    .answer(adminUsersRoutes.adminUser, () => adminUser(now))
    .answer(webstoreRoutes.webstoresOfUser, () => pageOf(webstores.slice(0, 3)))
    .answer(impersonationRoutes.impersonations, () => pageOf(impersonations(now), 40))
    .answer(impersonationRoutes.impersonatedChanges, () =>
      pageOf([impersonatedChange(now, 1), impersonatedChange(now, 2)]),
    );

const meta = {
  title: 'Pages/Admin',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/admin', api: anApi(), user: operator },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { play: says(texts.home.lead) };
export const HomeOnAPhone: Story = { ...Home, tags: ['phone'], globals: onAPhone };
export const Refused: Story = { args: { user: couple }, play: says(texts.authError.heading) };
export const RefusedOnAPhone: Story = { ...Refused, tags: ['phone'], globals: onAPhone };

export const Webstores: Story = { args: { path: '/admin/webstores' }, play: says('Anselm & Fern') };
export const WebstoresOnAPhone: Story = { ...Webstores, tags: ['phone'], globals: onAPhone };
export const WebstoresLoading: Story = {
  args: { path: '/admin/webstores', api: anApi().answer(adminWebstoresRoutes.adminWebstores, onItsWay) },
  play: says(texts.webstores.lead),
};
export const WebstoresEmpty: Story = {
  args: {
    path: '/admin/webstores?text=zzz',
    api: anApi().answer(adminWebstoresRoutes.adminWebstores, () => pageOf<(typeof webstores)[number]>([])),
  },
  play: says(texts.webstores.none.title),
};
export const WebstoresError: Story = {
  args: { path: '/admin/webstores', api: anApi().answer(adminWebstoresRoutes.adminWebstores, isDown) },
  play: says(texts.webstores.failed),
};

export const Webstore: Story = { args: { path: aWebstore }, play: says('nora@example.com') };
export const WebstoreOnAPhone: Story = { ...Webstore, tags: ['phone'], globals: onAPhone };
export const WebstoreWithoutVendor: Story = {
  args: {
    path: aWebstore,
    api: anApi().answer(adminWebstoresRoutes.adminWebstore, () => ({ webstore: draft(), vendor: null, removal: null })),
  },
  play: says(texts.webstore.vendor.none),
};
export const WebstoreError: Story = {
  args: { path: aWebstore, api: anApi().answer(adminWebstoresRoutes.adminWebstore, isDown) },
  play: says(texts.webstore.failed),
};

export const Users: Story = { args: { path: '/admin/users' }, play: says('Nora Whitlock') };
export const UsersOnAPhone: Story = { ...Users, tags: ['phone'], globals: onAPhone };
export const UsersEmpty: Story = {
  args: {
    path: '/admin/users?text=zzz',
    api: anApi().answer(adminUsersRoutes.adminUsers, () => pageOf<(typeof users)[number]>([])),
  },
  play: says(texts.users.none.title),
};
export const User: Story = { args: { path: aUser }, play: says('Anselm & Fern') };
export const UserOnAPhone: Story = { ...User, tags: ['phone'], globals: onAPhone };
export const UserWithoutWebstores: Story = {
  args: {
    path: aUser,
    api: anApi()
      .answer(adminUsersRoutes.adminUser, () => adminUser(now, 4))
      .answer(webstoreRoutes.webstoresOfUser, () => pageOf<(typeof webstores)[number]>([])),
  },
  play: says(texts.user.noWebstores),
};
export const UserError: Story = {
  args: { path: aUser, api: anApi().answer(adminUsersRoutes.adminUser, isDown) },
  play: says(texts.user.failed),
};
export const ActFor: Story = {
  args: { path: aUser },
  play: async () => {
    await press(texts.impersonate.name);
    await screen.findByRole('alertdialog');
    await says(texts.impersonate.confirm)();
  },
};
export const ActForWithoutAReason: Story = {
  args: { path: aUser },
  play: async (context) => {
    await ActFor.play?.(context);
    await userEvent.click(await screen.findByRole('button', { name: texts.impersonate.confirm }));
    await expect(screen.getByLabelText(texts.impersonate.reason)).toHaveAccessibleDescription(
      texts.impersonate.missing,
    );
  },
};

export const Impersonations: Story = {
  args: { path: '/admin/impersonations' },
  play: async () => {
    const [show] = await screen.findAllByRole('button', { name: texts.impersonations.show });
    if (show) await userEvent.click(show);
    await says(/business_description/)();
  },
};
export const ImpersonationsOnAPhone: Story = { ...Impersonations, tags: ['phone'], globals: onAPhone };
export const ImpersonationsEmpty: Story = {
  args: {
    path: '/admin/impersonations',
    api: anApi().answer(impersonationRoutes.impersonations, () => pageOf([])),
  },
  play: says(texts.impersonations.none.title),
};
export const ImpersonationsError: Story = {
  args: { path: '/admin/impersonations', api: anApi().answer(impersonationRoutes.impersonations, isDown) },
  play: says(texts.impersonations.failed),
};
