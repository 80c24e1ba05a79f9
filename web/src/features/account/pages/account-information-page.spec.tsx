import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { anAccount, anAccountsApi, newEmail, rightCode } from '../../../test-support/account-examples.js';
import { couple, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { renderApp } from '../../../test-support/render-app.js';

async function open(api = anAccountsApi()) {
  const page = renderApp({ path: '/account-information', user: api.kept.user, api });
  await screen.findByRole('heading', { name: 'About you' });
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await page.user.clear(field);
    await page.user.paste(text);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, api, type, save };
}

const described = (name: string, text: string) =>
  waitFor(() => expect(screen.getByLabelText(name)).toHaveAccessibleDescription(text));
const says = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();

it('personal data are shown and saved, with a confirmation [ID-116] [OP-36]', async () => {
  const { type, save, api, services } = await open();
  expect(screen.getByLabelText('First name')).toHaveValue('Maya');
  expect(screen.getByLabelText('Phone')).toHaveValue('+1 (512) 555-0142');
  expect(screen.getByLabelText('Birthdate')).toHaveValue('1992-05-17');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await type('First name', 'Iris');
  await type('Phone', '7375550100');
  await save();
  await says('Changes saved successfully');
  expect(api.callsOf(identityRoutes.updateUser)[0]?.body).toEqual({
    firstName: 'Iris',
    lastName: 'Whitlock',
    phoneNumber: '+17375550100',
    birthdate: '1992-05-17',
  });
  expect(services.session.user()?.firstName).toBe('Iris');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('a failed save shows an error, and keeps the input [ID-116]', async () => {
  const api = anAccountsApi();
  api.answer(identityRoutes.updateUser, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  const { type, save } = await open(api);
  await type('First name', 'Iris');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error saving changes');
  expect(screen.getByLabelText('First name')).toHaveValue('Iris');
});

it('names and phone have the rules of the sign-up', async () => {
  const { type, save, api } = await open();
  await type('First name', 'R2D2');
  await type('Phone', '512555');
  await save();
  await described('First name', 'name should not contain special characters or numbers');
  await described('Phone', 'Please enter a 10-digit phone number');
  expect(api.callsOf(identityRoutes.updateUser)).toEqual([]);
});

it('unsaved changes cause a confirmation, which can save them [WEB-30]', async () => {
  const { type, user, api, address } = await open();
  await type('First name', 'Iris');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  const question = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
  expect(address()).toBe('/account-information');
  await user.click(within(question).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/account-settings'));
  expect(api.callsOf(identityRoutes.updateUser)).toHaveLength(1);
});

it('vendors have the same page at a separate address, without a birthdate', async () => {
  const api = anAccountsApi(anAccount({ user: { ...vendor, phoneNumber: null } }));
  const { user } = renderApp({ path: '/vendor/account-information', user: vendor, api });
  expect(await screen.findByLabelText('First name')).toHaveValue('Nora');
  expect(screen.queryByLabelText('Birthdate')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/vendor/account-settings');
  await user.click(screen.getByLabelText('First name'));
  await user.paste(' Jo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await says('Changes saved successfully');
  expect(api.callsOf(identityRoutes.updateUser)[0]?.body).toEqual({ firstName: 'Nora Jo', lastName: 'Whitlock' });
});

it('the email is changed with the code of each mailbox [ID-116]', async () => {
  const { user, api, services } = await open();
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await user.click(screen.getByLabelText('New email'));
  await user.paste(newEmail.toUpperCase());
  await user.click(screen.getByLabelText('Your password'));
  await user.paste('Posy-demo-2026');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await says(`Enter the 6-digit code we sent to ${couple.email}.`);
  expect(api.callsOf(accountRoutes.startEmailChange)[0]?.body).toEqual({ email: newEmail, password: 'Posy-demo-2026' });
  const code = () => screen.getByLabelText('Code from our email');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await user.click(code());
  await user.paste(`12a${rightCode.slice(2)}`);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await says(`Now enter the code we sent to ${newEmail}.`);
  expect(code()).toHaveValue('');
  await user.click(code());
  await user.paste(rightCode);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await says('Changes saved successfully');
  expect(services.session.user()?.email).toBe(newEmail);
  expect(screen.getByRole('button', { name: 'Change email' })).toBeInTheDocument();
});

it('a wrong code is reported at the field; keeping the email ends the change', async () => {
  const account = anAccount({ emailChange: { newEmail, step: 'present', isSent: true, secondsUntilNext: 0 } });
  const api = anAccountsApi(account);
  api.answer(accountRoutes.confirmEmailChange, () => {
    throw new Refusal(400, 'one-time-code-refused');
  });
  const { user } = await open(api);
  await user.click(screen.getByLabelText('Code from our email'));
  await user.paste(rightCode);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await described('Code from our email', 'Invalid or expired code');
  await user.click(screen.getByRole('button', { name: 'Send another code' }));
  await waitFor(() => expect(screen.getByLabelText('Code from our email')).toHaveValue(''));
  expect(api.callsOf(accountRoutes.resendEmailChangeCode)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Keep my current email' }));
  expect(await screen.findByRole('button', { name: 'Change email' })).toBeInTheDocument();
});

it('an address that another account has taken meanwhile is reported', async () => {
  const api = anAccountsApi(anAccount({ emailChange: { newEmail, step: 'new', isSent: true, secondsUntilNext: 0 } }));
  api.answer(accountRoutes.confirmEmailChange, () => {
    api.kept = anAccount();
    throw new Refusal(409, 'email-taken');
  });
  const { user } = await open(api);
  await user.click(screen.getByLabelText('Code from our email'));
  await user.paste(rightCode);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await says('There’s already an account with this email. Your email wasn’t changed.');
  expect(await screen.findByRole('button', { name: 'Change email' })).toBeInTheDocument();
});

it('a wrong password is reported at its field, and users without one need none', async () => {
  const api = anAccountsApi();
  api.answer(accountRoutes.startEmailChange, () => {
    throw new Refusal(400, 'invalid-input', { password: ['wrong-password'] });
  });
  const { user, unmount } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await described('New email', 'Please enter your email address');
  await user.click(screen.getByLabelText('New email'));
  await user.paste(newEmail);
  await user.click(screen.getByLabelText('Your password'));
  await user.paste('not mine');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await described('Your password', 'That’s not your password');
  unmount();
  const other = await open(anAccountsApi(anAccount({ hasPassword: false })));
  await other.user.click(screen.getByRole('button', { name: 'Change email' }));
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
});

it('an account that cannot be loaded can be retried', async () => {
  let isBroken = true;
  const api = anAccountsApi();
  api.answer(accountRoutes.account, () => {
    if (isBroken) throw new Refusal(503, 'temporarily-unavailable');
    return api.kept;
  });
  const { user } = renderApp({ path: '/account-information', user: couple, api });
  await says('We couldn’t load your account');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('First name')).toBeInTheDocument();
});

it('an unconfirmed email is marked, with a link to enter its code', async () => {
  const { unmount } = await open(anAccountsApi(anAccount({ isEmailVerified: false })));
  expect(screen.getByRole('link', { name: 'Confirm email' })).toHaveAttribute('href', '/welcome');
  expect(screen.queryByRole('button', { name: 'Change email' })).not.toBeInTheDocument();
  unmount();
  await open();
  expect(screen.queryByRole('link', { name: 'Confirm email' })).not.toBeInTheDocument();
});
