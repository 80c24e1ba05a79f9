import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import type { UserField } from '#contracts/identity/user-field.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { tokens, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const signedIn = () => ({ data: { authResult: tokens('nora'), user: vendor } });
const known = (newPoolOrOldPool: 'NEW' | 'OLD', userFieldsRequired: UserField[] = []) => ({
  newPoolOrOldPool,
  userFieldsRequired,
});

const anApiThatKnows = (check = known('NEW')) =>
  anApi()
    .answer(signInRoutes.checkEmail, () => check)
    .answer(identityRoutes.login, signedIn)
    .answer(oneTimeCodeRoutes.verifyEmail, () => ({ success: true as const }))
    .answer(passwordRoutes.createUser, signedIn)
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [], numResults: 0, page: 1, pageSize: 1 }));

async function opened(api = anApiThatKnows()) {
  const page = renderApp({ path: '/vendor/login', api });
  await screen.findByRole('heading', { name: 'Vendor sign-in' });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const say = async (email = 'nora@example.com') => {
    await page.user.type(screen.getByLabelText('Email'), email);
    await press('Continue');
  };
  return { ...page, press, say };
}

const toast = async () => (await screen.findByRole('alertdialog')).textContent;
const described = (label: string, text: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));

describe('the email', () => {
  it('is the only field of the first step [ID-11] [ID-49]', async () => {
    await opened();
    expect(screen.getByLabelText('Email')).toHaveAttribute('name', 'Emailaddress');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Code/)).not.toBeInTheDocument();
  });

  it('is required, and must be valid [ID-54]', async () => {
    const api = anApiThatKnows();
    const { press, user } = await opened(api);
    await press('Continue');
    await described('Email', 'Email address is required');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.type(screen.getByLabelText('Email'), 'nora');
    await described('Email', 'Please enter a valid email address');
    expect(api.callsOf(signInRoutes.checkEmail)).toEqual([]);
  });

  it('is sent in lower case and trimmed [ID-22] [ID-50]', async () => {
    const api = anApiThatKnows();
    const { say } = await opened(api);
    await say(' Nora@Example.COM ');
    await screen.findByLabelText('Password');
    expect(api.callsOf(signInRoutes.checkEmail).map(({ body }) => body)).toEqual([{ email: 'nora@example.com' }]);
  });

  it('of no account leads to the sign-up [ID-49] [ID-53]', async () => {
    const api = anApiThatKnows().answer(signInRoutes.checkEmail, () => {
      throw new Refusal(404, 'email-not-found');
    });
    const { say } = await opened(api);
    await say();
    expect(await screen.findByRole('alert')).toHaveTextContent('Entered email address not found. Please sign up.');
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/vendor/signup',
    );
  });

  it('that could not be looked up is not treated as unknown', async () => {
    const api = anApiThatKnows().answer(signInRoutes.checkEmail, () => {
      throw new Refusal(429, 'too-many-requests');
    });
    const { say } = await opened(api);
    await say();
    expect(await toast()).toContain('Please wait a moment and try again.');
    expect(screen.queryByText(/Please sign up/)).not.toBeInTheDocument();
  });
});

describe('the password', () => {
  it('is required when the account is NEW, and signs in [ID-11] [ID-49] [ID-51] [ID-55]', async () => {
    const api = anApiThatKnows();
    const { say, press, user, address } = await opened(api);
    await say();
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('name', 'Password');
    await user.type(field, 'Posy-demo-2026');
    await press('Sign in');
    await waitFor(() => expect(address()).toBe('/vendor/dashboard'));
    expect(api.callsOf(identityRoutes.login)[0]?.body).toEqual({
      identifier: 'nora@example.com',
      password: 'Posy-demo-2026',
    });
  });

  it('leads back to the requested page, including its query [ID-90]', async () => {
    const path = '/vendor/webstore/editabout?from=mail';
    const { user, address } = renderApp({ path, api: anApiThatKnows() });
    await user.type(await screen.findByLabelText('Email'), 'nora@example.com{Enter}');
    await user.type(await screen.findByLabelText('Password'), 'Posy-demo-2026{Enter}');
    await waitFor(() => expect(address()).toBe(path));
  });

  it('is reported once if it is wrong, at the field, which keeps the focus', async () => {
    const api = anApiThatKnows().answer(identityRoutes.login, () => {
      throw new Refusal(401, 'invalid-credentials');
    });
    const { say, press, user, services } = await opened(api);
    await say();
    await user.type(await screen.findByLabelText('Password'), 'wrong');
    await press('Sign in');
    await described('Password', 'invalid username or password');
    expect(screen.getAllByText('invalid username or password')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(services.session.user()).toBeNull();
  });

  it('has a link back to enter another email', async () => {
    const { say, press } = await opened();
    await say();
    await screen.findByLabelText('Password');
    await press('Use another email');
    expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com');
  });
});

describe('an account of the older pool', () => {
  const filled = async (user: Awaited<ReturnType<typeof opened>>['user'], fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
  };

  it('needs a code, and missing data, with the specified texts [ID-11] [ID-49] [ID-52] [ID-60]', async () => {
    const api = anApiThatKnows(known('OLD', ['firstName', 'lastName', 'phoneNumber']));
    const { say, press } = await opened(api);
    await say();
    expect(await screen.findByLabelText('Code from our email')).toHaveAttribute('name', 'EnterOTP');
    await press('Verify');
    await described('Code from our email', 'Please enter the OTP');
    await described('First name', 'Please enter the first name');
    await described('Last name', 'Please enter the last name');
    await described('Phone', 'Please enter the phone number');
    expect(api.callsOf(oneTimeCodeRoutes.verifyEmail)).toEqual([]);
  });

  it('needs no data that it has [ID-52]', async () => {
    const { say } = await opened(anApiThatKnows(known('OLD', ['phoneNumber'])));
    await say();
    await screen.findByLabelText('Phone');
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Last name')).not.toBeInTheDocument();
  });

  it.each([
    ['12345', 'OTP must be only 6 characters'],
    ['1234567', 'OTP must be only 6 characters'],
    ['12345a', 'OTP must contain only numbers'],
  ])('gets an error for the code %s [ID-40]', async (code, text) => {
    const api = anApiThatKnows(known('OLD'));
    const { say, press, user } = await opened(api);
    await say();
    await user.type(await screen.findByLabelText('Code from our email'), code);
    await press('Verify');
    await described('Code from our email', text);
    expect(api.callsOf(oneTimeCodeRoutes.verifyEmail)).toEqual([]);
  });

  it('gets an error for a wrong or expired code [ID-44]', async () => {
    const api = anApiThatKnows(known('OLD')).answer(oneTimeCodeRoutes.verifyEmail, () => {
      throw new Refusal(400, 'one-time-code-refused');
    });
    const { say, press, user } = await opened(api);
    await say();
    await user.type(await screen.findByLabelText('Code from our email'), '123456');
    await press('Verify');
    await described('Code from our email', 'OTP is incorrect or expired');
  });

  it('sets a password after the code, with a confirmation, and is signed in [ID-49] [ID-58] [ID-59] [ID-61]', async () => {
    const api = anApiThatKnows(known('OLD', ['firstName', 'phoneNumber']));
    const { say, press, user, address } = await opened(api);
    await say();
    await screen.findByLabelText('Phone');
    await filled(user, { 'Code from our email': '123456', 'First name': 'June', Phone: '(512) 555-0142' });
    await press('Verify');
    expect(await screen.findByText(/Welcome back!/)).toHaveTextContent(
      "Welcome back! We've had a major upgrade. Reset your password to log in to your account.",
    );
    expect(api.callsOf(oneTimeCodeRoutes.verifyEmail)[0]?.body).toEqual({
      email: 'nora@example.com',
      otp: '123456',
      newOrOld: 'OLD',
    });
    await press('Set password');
    await described('New password', 'Please enter the password');
    await described('Confirm password', 'Please confirm the password');
    await filled(user, { 'New password': 'Tulip-june-7', 'Confirm password': 'Tulip-meadow-8' });
    await described('Confirm password', 'passwords must match');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/without your name/);
    await user.clear(screen.getByLabelText('New password'));
    await user.clear(screen.getByLabelText('Confirm password'));
    await filled(user, { 'New password': 'Tulip-meadow-7', 'Confirm password': 'Tulip-meadow-7' });
    await press('Set password');
    expect(await toast()).toContain('Password successfully set');
    await waitFor(() => expect(address()).toBe('/vendor/dashboard'));
    expect(api.callsOf(passwordRoutes.createUser).map(({ body }) => body)).toEqual([
      { email: 'nora@example.com', password: 'Tulip-meadow-7', firstName: 'June', phoneNumber: '+15125550142' },
    ]);
  });

  it('gets a toast when it could not be set [ID-61]', async () => {
    const api = anApiThatKnows(known('OLD')).answer(passwordRoutes.createUser, () => {
      throw new Refusal(403, 'password-grant-refused');
    });
    const { say, press, user, services } = await opened(api);
    await say();
    await user.type(await screen.findByLabelText('Code from our email'), '123456');
    await press('Verify');
    await screen.findByLabelText('New password');
    await filled(user, { 'New password': 'Tulip-meadow-7', 'Confirm password': 'Tulip-meadow-7' });
    await press('Set password');
    expect(await toast()).toContain('The time to set a password has expired. Request a new code.');
    expect(services.session.user()).toBeNull();
  });
});
