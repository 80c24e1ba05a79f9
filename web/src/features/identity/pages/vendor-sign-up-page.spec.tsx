import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import type { EmailCodeView } from '#contracts/identity/one-time-code.views.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { setSiteSettings, siteSettings } from '../../../base/site-settings.js';
import { couple, tokens } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const nora = { ...couple, firstName: 'Nora', lastName: 'Vale', email: 'nora@example.com' };
const strong = 'Tulip-Meadow-7';

/** A fake api with a code that was sent; a test may change `state`. */
function anApiThatSignsUp(state: Partial<EmailCodeView> = {}) {
  const view: EmailCodeView = { isVerified: false, isSent: true, secondsUntilNext: 60, ...state };
  const api = anApi()
    .answer(signUpRoutes.signUp, () => ({ data: { authResult: tokens('nora'), user: nora } }))
    .answer(oneTimeCodeRoutes.emailCode, () => ({ ...view }))
    .answer(oneTimeCodeRoutes.verifyEmail, () => ({ success: true as const }))
    .answer(oneTimeCodeRoutes.resendEmailOtp, () => ({ success: true as const }));
  return Object.assign(api, { view });
}

const field = (name: string) => screen.getByLabelText(name);
const described = (name: string, text: string) => waitFor(() => expect(field(name)).toHaveAccessibleDescription(text));

async function opened(api = anApiThatSignsUp(), path = '/vendor/signup') {
  const page = renderApp({ path, api });
  await screen.findByLabelText('First name');
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await page.user.clear(field(name));
      if (value !== '') await page.user.type(field(name), value);
    }
  };
  const fillIn = async (changes: Record<string, string> = {}, agrees = true) => {
    await fill({
      'First name': 'Nora',
      'Last name': 'Vale',
      Phone: '5125550142',
      Email: 'nora@example.com',
      Password: strong,
      'Confirm password': strong,
      ...changes,
    });
    if (agrees) await page.user.click(screen.getByRole('checkbox'));
  };
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Sign up' }));
  return { ...page, fill, fillIn, submit };
}

describe('the form', () => {
  it('has the specified fields in two sections, and links to the sign-in and to the agreement [ID-10] [ID-17]', async () => {
    const { container } = await opened();
    const names = [...container.querySelectorAll('input')].map(({ name }) => name);
    expect(names).toEqual([
      'Firstname',
      'Lastname',
      'Phonenumber',
      'Emailaddress',
      'Enterpassword',
      'Confirmpassword',
      'Agree',
    ]);
    expect(screen.getByRole('region', { name: 'Your info' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Terms' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/vendor/login',
    );
    const agreement = screen.getByRole('link', { name: 'Read the vendor agreement' });
    expect(agreement).toHaveAttribute('href', '/vendor/vendor-agreement');
  });

  it('reports missing values at each field, focuses the first one, sends nothing and shows no toast [ID-21] [ID-30] [ID-31] [ID-23] [ID-25] [ID-29]', async () => {
    const api = anApiThatSignsUp();
    const { submit, fill } = await opened(api);
    await submit();
    expect(field('First name')).toHaveFocus();
    await described('First name', 'Please enter the first name');
    await described('Last name', 'Please enter the last name');
    await described('Phone', 'Please enter the phone number');
    await described('Email', 'Please enter your email address');
    await described('Password', 'Please enter the password');
    await described('Confirm password', 'Please confirm the password');
    expect(screen.getByText('Please agree before you sign up')).toBeInTheDocument();
    expect(api.callsOf(signUpRoutes.signUp)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await fill({ 'First name': 'Nora', 'Last name': 'Vale' });
    await submit();
    await waitFor(() => expect(field('Phone')).toHaveFocus());
  });

  it('refuses names with digits and symbols, and of more than 120 characters [ID-21] [ID-31]', async () => {
    const api = anApiThatSignsUp();
    const { fillIn, fill, submit } = await opened(api);
    await fillIn({ 'First name': 'Nora2', 'Last name': 'Va_le' });
    await submit();
    const characters = 'name should not contain special characters or numbers';
    await described('First name', characters);
    await described('Last name', characters);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await fill({ 'First name': 'a'.repeat(121), 'Last name': 'de la Cruz' });
    await described('First name', 'cannot exceed the character limit of 120');
    expect(field('Last name')).not.toHaveAttribute('aria-invalid');
    expect(api.callsOf(signUpRoutes.signUp)).toEqual([]);
  });

  it('converts the email to lower case while it is typed, and requires a valid one [ID-22]', async () => {
    const { fillIn, submit } = await opened();
    await fillIn({ Email: 'NORA@' });
    expect(field('Email')).toHaveValue('nora@');
    await submit();
    await described('Email', 'Please enter a valid email address');
  });

  it('accepts only digits for the phone, and formats them [ID-23]', async () => {
    const { fill, user } = await opened();
    await fill({ Phone: '51a2-5550142999' });
    expect(field('Phone')).toHaveValue('+1 (512) 555-0142');
    await user.type(field('Phone'), '{Backspace}{Backspace}');
    expect(field('Phone')).toHaveValue('+1 (512) 555-01');
  });

  it('reports that a password of 201 characters is too long, and not that it is weak [ID-25]', async () => {
    const api = anApiThatSignsUp();
    const { user, fillIn, submit } = await opened(api);
    await fillIn({});
    await user.click(field('Password'));
    await user.paste('x'.repeat(201 - strong.length));
    await submit();
    await described('Password', 'Please use 200 characters or fewer');
    expect(api.callsOf(signUpRoutes.signUp)).toEqual([]);
  });

  it('requires the password twice [ID-29] [ID-31]', async () => {
    const api = anApiThatSignsUp();
    const { fillIn, submit } = await opened(api);
    await fillIn({ 'Confirm password': 'Tulip-Meadow-8' });
    await submit();
    await described('Confirm password', 'passwords must match');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.callsOf(signUpRoutes.signUp)).toEqual([]);
  });

  it('has a hint about at least 8 characters, and shows the strength of a password [ID-25] [ID-28]', async () => {
    const { fill } = await opened();
    expect(field('Password')).toHaveAccessibleDescription(/^At least 8 characters/);
    await fill({ 'First name': 'Nora' });
    for (const [password, strength] of [
      ['tulip', 'Weak'],
      ['tulipmeadow-7', 'Medium'],
      ['Tulip-Nora-7', 'Medium'],
      ['Tulip-Meadow-In-The-Morning-7', 'Strong'],
    ] as const) {
      await fill({ Password: password });
      expect(screen.getByText('Password strength:').parentElement).toHaveTextContent(`Password strength: ${strength}`);
    }
  });

  it.each(['tulip-meadow-7', 'TULIP-MEADOW-7', 'Tulip-Meadow', 'TulipMeadow7', 'Tul-7', 'Tulip-Vale-77'])(
    'refuses %s, which is not strong [ID-26] [ID-27] [ID-31]',
    async (password) => {
      const api = anApiThatSignsUp();
      const { fillIn, submit } = await opened(api);
      await fillIn({ Password: password, 'Confirm password': password });
      await submit();
      await described('Password', 'Please choose a stronger password.');
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(api.callsOf(signUpRoutes.signUp)).toEqual([]);
    },
  );
});

describe('signing up', () => {
  it('sends the required values and the type of user, and stores the tokens [ID-22] [ID-24] [ID-33] [ID-37]', async () => {
    const api = anApiThatSignsUp();
    const { fillIn, submit, services } = await opened(api);
    await fillIn({ Email: 'NORA@Example.com' });
    await submit();
    await screen.findByRole('dialog', { name: 'Check your email' });
    const [call] = api.callsOf(signUpRoutes.signUp);
    expect(call?.body).toEqual({
      email: 'nora@example.com',
      password: strong,
      phoneNumber: '+15125550142',
      givenName: 'Nora',
      familyName: 'Vale',
    });
    expect(call?.headers['new-vendor-signup']).toBe('vendor');
    expect(services.session.user()).toEqual(nora);
    await expect(services.session.accessToken()).resolves.toBe('access-nora');
  });

  it('shows the reason of a failure above the form, without a toast, and keeps the input [ID-34]', async () => {
    const api = anApiThatSignsUp().answer(signUpRoutes.signUp, () => {
      throw new Refusal(409, 'email-taken');
    });
    const { fillIn, submit } = await opened(api);
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('There’s already an account with this email.');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field('First name')).toHaveValue('Nora');
  });

  it('shows errors of the api at their field', async () => {
    const api = anApiThatSignsUp().answer(signUpRoutes.signUp, () => {
      throw new Refusal(400, 'invalid-input', { password: ['common-password'] });
    });
    const { fillIn, submit } = await opened(api);
    await fillIn();
    await submit();
    await described('Password', 'This password is too common. Choose another one.');
  });
});

describe('couples', () => {
  it('have a separate sign-up, which leads to a welcome [ID-37] [ID-38]', async () => {
    const api = anApiThatSignsUp({ isVerified: true });
    const { fillIn, submit, address } = await opened(api, '/signup');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan your day in one place');
    await fillIn();
    await submit();
    await waitFor(() => expect(address()).toBe('/welcome'));
    expect(await screen.findByRole('heading', { name: 'Welcome, Nora' })).toBeInTheDocument();
    expect(api.callsOf(signUpRoutes.signUp)[0]?.headers['new-vendor-signup']).toBe('bride');
  });

  it('who have not confirmed the email find the code again, on any later day', async () => {
    const api = anApiThatSignsUp();
    const { address } = renderApp({ path: '/welcome', user: nora, api });
    expect(await screen.findByLabelText('Code from our email')).toBeInTheDocument();
    expect(address()).toBe('/welcome');
    expect(screen.queryByRole('heading', { name: 'Welcome, Nora' })).not.toBeInTheDocument();
  });

  it('of vendors link both to the agreement and to the terms of use', async () => {
    await opened();
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([to('Read the vendor agreement'), to('Read the terms'), to('Read the privacy policy')]).toEqual([
      '/vendor/vendor-agreement',
      '/terms',
      '/privacy',
    ]);
  });

  it('accept the terms of the site, or configured external ones, and can read them [ID-30]', async () => {
    const { unmount } = await opened(anApiThatSignsUp(), '/signup');
    expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('href', '/privacy');
    unmount();
    const { links } = siteSettings;
    setSiteSettings({ ...siteSettings, links: { terms: 'https://example.com/terms' } });
    await opened(anApiThatSignsUp(), '/signup');
    expect(screen.getByRole('checkbox', { name: 'I have read and agree to the terms' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', 'https://example.com/terms');
    setSiteSettings({ ...siteSettings, links });
  });
});
