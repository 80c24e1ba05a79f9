import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { anAccount, anAccountsApi } from '../../../test-support/account-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { renderApp } from '../../../test-support/render-app.js';

const aVendorsApi = () => anAccountsApi(anAccount({ user: vendor }));

async function open(api = anAccountsApi(), path = '/account-settings') {
  const page = renderApp({ path, user: api.kept.user, api });
  const section = async (name: string) => {
    const heading = await screen.findByRole('heading', { name, level: 2 });
    return within(heading.closest('section')!);
  };
  await section('Password');
  const type = async (label: string, text: string) => {
    await page.user.click(screen.getByLabelText(label));
    await page.user.paste(text);
  };
  return { ...page, api, section, type };
}

const described = (name: string, text: string) =>
  waitFor(() => expect(screen.getByLabelText(name)).toHaveAccessibleDescription(text));

it('a new password is set with the current one, with a confirmation [ID-116] [OP-36]', async () => {
  const { user, type, section, api } = await open();
  await type('Current password', 'Posy-demo-2026');
  await type('New password', 'Tulip-Meadow-7');
  expect(screen.getByText('Strong')).toBeInTheDocument();
  await type('Confirm the new password', 'Tulip-Meadow-7');
  await user.click((await section('Password')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changes saved successfully')).toBeInTheDocument();
  expect(api.callsOf(accountRoutes.changePassword)[0]?.body).toEqual({
    currentPassword: 'Posy-demo-2026',
    password: 'Tulip-Meadow-7',
  });
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

it('a password that is weak, personal or not repeated correctly is refused before it is sent', async () => {
  const { user, type, section, api } = await open();
  await type('New password', 'Tulip-Maya-7');
  await type('Confirm the new password', 'Tulip');
  await user.click((await section('Password')).getByRole('button', { name: 'Save' }));
  await described('Current password', 'Please enter your current password');
  await described('New password', 'Please choose a stronger password.');
  await described('Confirm the new password', 'passwords must match');
  expect(api.callsOf(accountRoutes.changePassword)).toEqual([]);
});

it('a wrong current password is reported at its field [ID-116]', async () => {
  const api = anAccountsApi();
  api.answer(accountRoutes.changePassword, () => {
    throw new Refusal(400, 'invalid-input', { currentPassword: ['wrong-password'] });
  });
  const { user, type, section } = await open(api);
  await type('Current password', 'not mine');
  await type('New password', 'Tulip-Meadow-7');
  await type('Confirm the new password', 'Tulip-Meadow-7');
  await user.click((await section('Password')).getByRole('button', { name: 'Save' }));
  await described('Current password', 'That’s not your password');
  expect(await screen.findByText('Error saving changes')).toBeInTheDocument();
});

it('users without a password learn how to set one', async () => {
  await open(anAccountsApi(anAccount({ hasPassword: false })));
  expect(screen.getByText(/don’t have a password here/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});

it('notifications are chosen one by one and saved together; those about security stay on [ID-116] [OP-36]', async () => {
  const { user, section, api } = await open();
  const notifications = await section('Notifications');
  const names = ['Messages and quotes', 'Reviews', 'News'];
  for (const name of names) expect(notifications.getByRole('switch', { name })).toBeInTheDocument();
  expect(notifications.getAllByRole('switch')).toHaveLength(names.length);
  expect(notifications.getByText('Account security')).toHaveTextContent('Always on');
  expect(notifications.getByText(/You can’t turn these off/)).toBeInTheDocument();
  expect(notifications.getByRole('switch', { name: 'Messages and quotes' })).toBeChecked();
  await user.click(notifications.getByRole('switch', { name: 'Reviews' }));
  await user.click(notifications.getByRole('switch', { name: 'News' }));
  await user.click(notifications.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changes saved successfully')).toBeInTheDocument();
  expect(api.callsOf(identityRoutes.updateUser)[0]?.body).toEqual({
    notifications: { messages: true, reviews: false, listing: true, news: true },
  });
  expect(notifications.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('notifications about a listing and its plan are a choice of vendors alone', async () => {
  const { section } = await open(aVendorsApi(), '/vendor/account-settings');
  const notifications = await section('Notifications');
  expect(notifications.getByRole('switch', { name: 'Listing and billing' })).toBeChecked();
  expect(notifications.getAllByRole('switch')).toHaveLength(4);
});

it('it links to all sessions, and has the theme', async () => {
  const { section } = await open();
  const sessions = await section('Where you’re signed in');
  expect(sessions.getByRole('link')).toHaveAttribute('href', '/account/sessions');
  expect((await section('Appearance')).getAllByRole('radio')).toHaveLength(3);
});

it('couples have no business to remove', async () => {
  await open();
  expect(screen.queryByText('Remove your business')).not.toBeInTheDocument();
});

it('the removal of a business is announced to take up to 2 weeks, requested, and canceled [ID-117] [OP-39]', async () => {
  const api = aVendorsApi();
  const { user, section } = await open(api, '/vendor/account-settings');
  const removal = await section('Remove your business');
  expect(removal.getByText(/can take up to 2 weeks/)).toBeInTheDocument();
  await user.click(removal.getByRole('textbox'));
  await user.paste('We close.');
  await user.click(removal.getByRole('button', { name: 'Request removal' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove your business?' });
  expect(api.callsOf(accountRoutes.requestBusinessRemoval)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Remove my business' }));
  expect(await screen.findByText('Removal requested')).toBeInTheDocument();
  expect(api.callsOf(accountRoutes.requestBusinessRemoval)[0]?.body).toEqual({ reason: 'We close.' });
  await user.click(screen.getByRole('button', { name: 'Cancel the request' }));
  expect(await screen.findByRole('button', { name: 'Request removal' })).toBeInTheDocument();
});

it('vendors find the terms of service here, couples do not [CNT-7]', async () => {
  const { unmount } = await open(aVendorsApi(), '/vendor/account-settings');
  const link = screen.getByRole('link', { name: 'Read the terms of service' });
  expect(link).toHaveAttribute('href', '/vendor/terms-of-service');
  unmount();
  await open();
  expect(screen.queryByRole('link', { name: 'Read the terms of service' })).not.toBeInTheDocument();
});

it("the menu links to the page of the user's current side", async () => {
  const { user } = await open(aVendorsApi(), '/vendor/account-settings');
  await user.click(screen.getByRole('button', { name: /^Account:/ }));
  expect(await screen.findByRole('menuitem', { name: 'Account' })).toHaveAttribute(
    'href',
    '/vendor/account-information',
  );
});
