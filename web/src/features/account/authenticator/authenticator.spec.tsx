import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { secondFactorRoutes as routes } from '#contracts/identity/second-factor.routes.js';
import type { SecondFactorView } from '#contracts/identity/second-factor.views.js';
import { couple, tokens, vendor } from '../../../test-support/examples.js';
import { Refusal, type FakeApi } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';
import { Authenticator } from './authenticator.js';

const off: SecondFactorView = {
  isOn: false,
  since: null,
  recoveryCodesLeft: 0,
  isRequired: false,
  ownerProof: 'password',
};
const on: SecondFactorView = { ...off, isOn: true, since: '2027-05-01T10:00:00.000Z', recoveryCodesLeft: 10 };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const offer = { secret, address: `otpauth://totp/Posy:maya%40example.com?issuer=Posy&secret=${secret}` };
const recoveryCodes = ['aaaaa-11111', 'bbbbb-22222'];

const anApiWith = (state: SecondFactorView) =>
  anApi()
    .answer(routes.secondFactor, () => state)
    .answer(routes.startSecondFactor, () => offer)
    .answer(routes.confirmSecondFactor, () => ({ recoveryCodes }))
    .answer(routes.renewRecoveryCodes, () => ({ recoveryCodes }))
    .answer(routes.turnOffSecondFactor, () => off);

const show = (api: FakeApi) =>
  renderApp({ path: '/', user: couple, api, routes: [{ path: '/', element: <Authenticator /> }] });
const button = (name: string) => screen.findByRole('button', { name });

describe('setting up', () => {
  it('asks for a proof of identity, shows the secret as picture and text, accepts the first code, and shows recovery codes once', async () => {
    let state = off;
    const api = anApiWith(off)
      .answer(routes.secondFactor, () => state)
      .answer(routes.confirmSecondFactor, () => {
        state = on;
        return { recoveryCodes };
      });
    const { user } = show(api);
    await user.click(await button('Set up'));
    await user.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
    expect(await screen.findByRole('img', { name: 'QR code for the key below' })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(api.callsOf(routes.startSecondFactor)[0]?.body).toEqual({ password: 'secret' });
    await user.type(screen.getByLabelText('First code from the app'), '123456{Enter}');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes);
    expect(screen.getByRole('heading', { name: 'Save these recovery codes' })).toHaveFocus();
    await user.click(await button('I’ve saved them'));
    expect(await screen.findByText(/you sign in with a code from your app/)).toBeInTheDocument();
    expect(screen.queryByText(recoveryCodes[0]!)).not.toBeInTheDocument();
  });

  it('shows errors at the field', async () => {
    const api = anApiWith(off)
      .answer(routes.startSecondFactor, ({ body }) => {
        if ((body as { password: string }).password === 'right') return offer;
        throw new Refusal(400, 'invalid-input', { password: ['wrong-password'] });
      })
      .answer(routes.confirmSecondFactor, () => {
        throw new Refusal(400, 'second-factor-refused');
      });
    const { user } = show(api);
    await user.click(await button('Set up'));
    const password = await screen.findByLabelText('Your password');
    await user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('That’s not your password'));
    await user.clear(password);
    await user.type(password, 'right{Enter}');
    const code = await screen.findByLabelText('First code from the app');
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/code is wrong/));
  });

  it('mails a code to users without a password', async () => {
    const api = anApiWith({ ...off, ownerProof: 'email-code' }).answer(routes.sendOwnerCode, () => ({
      success: true as const,
    }));
    const { user } = show(api);
    await user.click(await button('Set up'));
    await user.click(await button('Send the code'));
    await user.type(await screen.findByLabelText('Code from our email'), '654321{Enter}');
    await screen.findByLabelText('First code from the app');
    expect(api.callsOf(routes.startSecondFactor)[0]?.body).toEqual({ otp: '654321' });
  });
});

describe('an existing setup', () => {
  it('is turned off with the password and a code', async () => {
    const api = anApiWith(on);
    const { user } = show(api);
    await user.click(await button('Turn off'));
    await user.type(await screen.findByLabelText('Your password'), 'secret');
    await user.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
    expect(await screen.findByText('You sign in with a password only.')).toBeInTheDocument();
    expect(api.callsOf(routes.turnOffSecondFactor)[0]?.body).toEqual({
      password: 'secret',
      mfaCode: '123456',
      type: 'authenticator',
    });
  });

  it('gets new recovery codes, with one of the old ones if the phone is lost', async () => {
    const api = anApiWith({ ...on, recoveryCodesLeft: 1 });
    const { user } = show(api);
    expect(await screen.findByText('You have 1 recovery code left.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Create new ones');
    await user.click(await button('New recovery codes'));
    await user.type(await screen.findByLabelText('Your password'), 'secret');
    await user.click(await button('Use a recovery code'));
    await user.type(screen.getByLabelText('Recovery code'), 'aaaaa-11111{Enter}');
    expect(await screen.findByText('bbbbb-22222')).toBeInTheDocument();
    expect(api.callsOf(routes.renewRecoveryCodes)[0]?.body).toMatchObject({ type: 'recovery-code' });
  });

  it('that cannot be loaded can be retried', async () => {
    let isAway = true;
    const api = anApiWith(on).answer(routes.secondFactor, () => {
      if (isAway) throw new Refusal(503, 'temporarily-unavailable');
      return on;
    });
    const { user } = show(api);
    const again = await button('Try again');
    isAway = false;
    await user.click(again);
    expect(await button('Turn off')).toBeInTheDocument();
  });
});

describe('an operator without a required one', () => {
  const operator = { ...vendor, isAdmin: true, roles: ['Admin' as const] };
  const idToken = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;

  it('is redirected from every guarded page to the setup, and continues with new tokens', async () => {
    const api = anApiWith({ ...off, isRequired: true }).answer(identityRoutes.refreshToken, () => ({
      AuthenticationResult: { ...tokens('Nora'), IdToken: idToken({}) },
    }));
    const { user, address, services, go } = renderApp({ path: '/vendors', api });
    const authResult = { ...tokens('Nora'), IdToken: idToken({ mfa: 'missing' }) };
    services.session.begin({ data: { user: operator, authResult } });
    await go('/admin/users');
    await waitFor(() => expect(address()).toBe('/admin/authenticator'));
    await screen.findByRole('heading', { level: 1, name: 'Set up an authenticator app' });
    await user.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
    await user.type(await screen.findByLabelText('First code from the app'), '123456{Enter}');
    await user.click(await button('I’ve saved them'));
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(api.callsOf(identityRoutes.refreshToken)).toHaveLength(1);
    expect(services.session.lacksSecondFactor()).toBe(false);
  });

  it('finds nothing to do there after the setup', async () => {
    const { address } = renderApp({ path: '/admin/authenticator', user: operator, api: anApiWith(on) });
    await waitFor(() => expect(address()).toBe('/admin'));
  });
});
