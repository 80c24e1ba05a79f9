import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { setSiteSettings } from '../base/site-settings.js';
import { aCouplesApi, keptWith } from '../test-support/a-couples-api.js';
import { couple, tokens, vendor } from '../test-support/examples.js';
import { Refusal } from '../test-support/fake-api.js';
import { cards, thirtyVendors } from '../test-support/open-directory.js';
import { renderApp } from '../test-support/render-app.js';

const [first, second] = thirtyVendors as [ListingCardView, ListingCardView];
const nothingSet = {
  name: 'Posy',
  url: 'http://localhost',
  retailer: 'Posy Bridal',
  links: {},
  support: {},
  administratorEmail: '',
};
afterEach(() => setSiteSettings(nothingSet));

function opened(kept = keptWith([second]), user = couple) {
  const api = aCouplesApi(kept).answer(identityRoutes.login, () => ({
    data: { authResult: tokens('maya'), user },
  }));
  const page = renderApp({ path: '/vendors', api });
  const ask = async (name: 'Sign in' | 'Sign up') => {
    await screen.findByRole('link', { name: 'Vendor 12' });
    await page.user.click(within(screen.getByRole('banner')).getByRole('link', { name }));
    return screen.findByRole('dialog');
  };
  const chooseCouple = async () => page.user.click(await screen.findByRole('button', { name: /planning a wedding/ }));
  const signIn = async () => {
    await page.user.type(await screen.findByLabelText('Email'), 'maya@example.com');
    await page.user.type(screen.getByLabelText('Password'), 'Posy-demo-2026{Enter}');
  };
  return { ...page, api, kept, ask, chooseCouple, signIn };
}

describe('the dialog for couples and vendors', () => {
  it('has the logo, a heading, and a button for couples and for vendors [WEB-15]', async () => {
    const { ask } = opened();
    const dialog = await ask('Sign in');
    expect(dialog).toHaveTextContent(/^Posy/);
    expect(within(dialog).getByRole('heading')).toHaveTextContent('Good to see you again');
    const names = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names.filter(Boolean)).toEqual([
      expect.stringContaining('I’m planning a wedding'),
      expect.stringContaining('I’m a wedding vendor'),
    ]);
  });

  it.each([
    ['Sign in', '/vendor/login'],
    ['Sign up', '/vendor/signup'],
  ] as const)('redirects vendors who %s to their own page [WEB-15]', async (name, path) => {
    const { ask, user, address } = opened();
    await ask(name);
    await user.click(screen.getByRole('button', { name: /wedding vendor/ }));
    await waitFor(() => expect(address()).toBe(path));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('redirects couples to a sign-up page', async () => {
    const { ask, user, address } = opened();
    await ask('Sign up');
    await user.click(screen.getByRole('button', { name: /planning a wedding/ }));
    await waitFor(() => expect(address()).toBe('/signup'));
  });
});

describe('the sign-in dialog', () => {
  it('opens for a visitor on the current page, where they stay signed in [ID-4]', async () => {
    const { ask, chooseCouple, signIn, address, services } = opened();
    await ask('Sign in');
    await chooseCouple();
    await signIn();
    await waitFor(() => expect(services.session.user()?.id).toBe(couple.id));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/vendors');
  });

  it('names missing fields [ID-54]', async () => {
    const { ask, user } = opened();
    await ask('Sign in');
    await user.click(screen.getByRole('button', { name: /planning a wedding/ }));
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('email is required'));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('password is required');
    await user.type(screen.getByLabelText('Email'), 'maya');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('invalid email'));
  });

  it('reports a wrong email or password, and stays open [ID-56]', async () => {
    const { ask, chooseCouple, signIn, api } = opened();
    api.answer(identityRoutes.login, () => {
      throw new Refusal(401, 'invalid-credentials');
    });
    await ask('Sign in');
    await chooseCouple();
    await signIn();
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('invalid username or password'),
    );
  });
});

describe('a card', () => {
  const offer = () => screen.findByRole('button', { name: `Sign in to save ${first.name}` });

  it('asks a visitor to sign in, and saves the vendor afterwards', async () => {
    const { user, signIn, kept, api } = opened();
    const button = await offer();
    const seen = cards();
    await user.click(button);
    // One dialog, with the purpose in its text.
    await screen.findByRole('dialog', { name: `Sign in to save ${first.name}` });
    // Public data stay visible, however long the user's own take to load.
    api.answer(directoryRoutes.webstoreSearch, () => new Promise(() => undefined));
    await signIn();
    await waitFor(() => expect(kept.account.props.favorites).toEqual([first.id, second.id]));
    const heart = await screen.findByRole('button', { name: `Save ${first.name}` });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    // The pressed button is gone; the focus moves to its replacement for keyboard users.
    await waitFor(() => expect(heart).toHaveFocus());
    expect(cards()).toEqual(seen);
  });

  it('saves the vendor too for a visitor who signs up instead', async () => {
    const { user, kept, api, address } = opened();
    api
      .answer(signUpRoutes.signUp, () => ({ data: { authResult: tokens('maya'), user: couple } }))
      .answer(oneTimeCodeRoutes.emailCode, () => ({ isVerified: false, isSent: true, secondsUntilNext: 0 }));
    await user.click(await offer());
    const dialog = await screen.findByRole('dialog', { name: `Sign in to save ${first.name}` });
    await user.click(within(dialog).getByRole('link', { name: 'Create an account' }));
    await waitFor(() => expect(address()).toBe('/signup'));
    for (const [label, value] of Object.entries({
      'First name': 'Maya',
      'Last name': 'Lindqvist',
      Phone: '5125550117',
      Email: 'maya@example.com',
      Password: 'Tulip-Meadow-7',
      'Confirm password': 'Tulip-Meadow-7',
    })) {
      await user.type(await screen.findByLabelText(label), value);
    }
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(kept.account.props.favorites).toEqual([first.id, second.id]));
  });

  it('saves nothing for a user who turns out to be a vendor', async () => {
    const { user, signIn, api, services } = opened(keptWith([]), vendor);
    await user.click(await offer());
    await signIn();
    await waitFor(() => expect(services.session.user()?.id).toBe(vendor.id));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Account: Nora' })).toBeInTheDocument();
    expect(api.callsOf(identityRoutes.updateUser)).toEqual([]);
  });
});
