import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import { setSiteSettings, siteSettings } from '../../../base/site-settings.js';
import { chosenProvider } from '../../../lib/single-sign-on.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

describe('admin sign-in', () => {
  const without = { ...siteSettings };
  beforeEach(() => {
    window.sessionStorage.clear();
    setSiteSettings({ ...without, singleSignOn: true });
  });
  afterAll(() => {
    delete siteSettings.singleSignOn;
  });

  it('shows that it redirects to the identity provider [ID-106]', async () => {
    const api = anApi().answer(singleSignOnRoutes.startSingleSignOn, () => new Promise(jest.fn() as never));
    const { address } = renderApp({ path: '/admin/users', api });
    expect(await screen.findByText('Redirecting to Auth...')).toBeInTheDocument();
    expect(address()).toBe('/admin/adminLogin');
    const started = () => api.callsOf(singleSignOnRoutes.startSingleSignOn).map(({ body }) => body);
    await waitFor(() => expect(started()).toEqual([{ provider: 'admin' }]));
    expect(window.sessionStorage.getItem('posy.callback')).toBe('/admin/users');
  });

  it('supports the choice of staff single sign-on, which stores the choice and does nothing [ID-74, ID-67]', async () => {
    const api = anApi().answer(singleSignOnRoutes.startSingleSignOn, () => ({ address: null, state: 'a-state' }));
    const { user, address, services } = renderApp({ path: '/admin/adminLogin?provider=staff', api });
    expect(await screen.findByText('Staff sign-in isn’t available yet')).toBeInTheDocument();
    const started = () => api.callsOf(singleSignOnRoutes.startSingleSignOn).map(({ body }) => body);
    expect(started()).toEqual([{ provider: 'staff' }]);
    expect(chosenProvider()).toEqual({ provider: 'staff', state: 'a-state' });
    expect([address(), services.session.user()]).toEqual(['/admin/adminLogin?provider=staff', null]);
    await user.click(screen.getByRole('link', { name: 'Sign in as an admin' }));
    await waitFor(() => expect(started()).toEqual([{ provider: 'staff' }, { provider: 'admin' }]));
  });

  it('asks for passwords if there is no provider, without calling one', async () => {
    delete siteSettings.singleSignOn;
    const api = anApi();
    const { address } = renderApp({ path: '/admin/users', api });
    await screen.findByLabelText('Password');
    expect(address()).toBe('/login');
    expect(api.callsOf(singleSignOnRoutes.startSingleSignOn)).toEqual([]);
  });

  it('can be retried when the provider does not respond', async () => {
    const api = anApi().answer(singleSignOnRoutes.startSingleSignOn, () => {
      throw new Refusal(503, 'single-sign-on-unavailable');
    });
    const { user } = renderApp({ path: '/admin/users', api });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.callsOf(singleSignOnRoutes.startSingleSignOn)).toHaveLength(2));
  });
});
