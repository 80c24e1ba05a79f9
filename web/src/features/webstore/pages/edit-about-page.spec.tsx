import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { draft, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApiWith, nameField, openEditor, press, rename, saves } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

const market = () => screen.getByRole('combobox', { name: 'Primary market' });
/** Closes the list of cities: while it is open, screen readers see nothing else. */
const moveMarket = async ({ user }: { user: ReturnType<typeof renderApp>['user'] }) => {
  await user.type(market(), ' and around');
  await user.tab();
};

describe('opening', () => {
  it('loads the first webstore of the user, including unchecked pictures, and fills in the form [ID-125]', async () => {
    const { api } = await openEditor();
    expect(api.callsOf(webstoreRoutes.webstoreById)[0]).toMatchObject({
      path: `webstores/${draft().id}`,
      query: { removeInvalidImgSrc: 'false' },
    });
    expect(nameField()).toHaveValue('Wildrye Flowers');
    expect(screen.getByLabelText('Web address')).toHaveValue('wildrye-flowers');
    expect(screen.queryByRole('checkbox', { name: /service/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /\$\$\$ ?Premium/ })).toBeChecked();
    expect(screen.getByText('27 of 1,500')).toBeInTheDocument();
  });

  /** An api whose vendor has no webstore until one is started; the first attempts are refused. */
  function anApiWithout({ refusals = 0 } = {}) {
    const { api, store } = anApiWith({ name: '' });
    let [hasStarted, left] = [false, refusals];
    api
      .answer(webstoreRoutes.webstoresOfUser, () => {
        const results = hasStarted ? [store.draft] : [];
        return { results, numResults: results.length, page: 1, pageSize: 1 };
      })
      .answer(identityVendorsRoutes.ensureVendor, () => {
        if (left-- > 0) throw new Refusal(503, 'temporarily-unavailable');
        hasStarted = true;
        return {} as never;
      });
    return api;
  }

  it('starts the webstore of a vendor without one, and opens it as soon as it exists [ID-57]', async () => {
    const api = anApiWithout();
    renderApp({ path: '/vendor/webstore/editabout', user: vendor, api });
    expect(await screen.findByLabelText('Business name')).toHaveValue('');
    expect(screen.getByText(/^Start with your business name/)).toBeInTheDocument();
    expect(api.callsOf(identityVendorsRoutes.ensureVendor)).toHaveLength(1);
  });

  it('lets the vendor start the webstore when that fails', async () => {
    const api = anApiWithout({ refusals: 1 });
    const { user } = renderApp({ path: '/vendor/webstore/editabout', user: vendor, api });
    expect(await screen.findByRole('heading', { name: 'You don’t have a webstore yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse vendors' })).toHaveAttribute('href', '/vendors');
    await user.click(screen.getByRole('button', { name: 'Start my webstore' }));
    expect(await screen.findByLabelText('Business name')).toHaveValue('');
  });

  it('can be retried when it fails', async () => {
    let isDown = true;
    const { api, store } = anApiWith();
    api.answer(webstoreRoutes.webstoreById, () => {
      if (isDown) throw new Refusal(503, 'temporarily-unavailable');
      return store.draft;
    });
    const { user } = renderApp({ path: '/vendor/webstore/editabout', user: vendor, api });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Business name')).toBeInTheDocument();
  });

  it('redirects to the sign-in when the session has ended meanwhile', async () => {
    const { api } = anApiWith();
    api.answer(webstoreRoutes.webstoresOfUser, () => {
      throw new Refusal(401, 'session-ended');
    });
    const { address } = renderApp({ path: '/vendor/webstore/editabout', user: vendor, api });
    await waitFor(() => expect(address()).toBe('/vendor/login'));
  });
});

describe('saving', () => {
  it("is enabled only with changes; otherwise the button says 'Auto-saved' [WS-27]", async () => {
    const page = await openEditor();
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
    await page.user.type(nameField(), ' Co');
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await moveMarket(page);
    expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();
    await press(page, 'Discard');
    expect(nameField()).toHaveValue('Wildrye Flowers');
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
  });

  it('sends only the changed fields, with id and version, and confirms it [WS-37] [WS-35] [WS-21]', async () => {
    const page = await openEditor();
    await rename(page, 'Wildrye and Daughters');
    await press(page, 'Save');
    expect(await screen.findByText('Changes saved successfully')).toBeInTheDocument();
    await moveMarket(page);
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    const { id } = draft();
    expect(saves(page)).toEqual([
      { id, version: 4, name: 'Wildrye and Daughters' },
      { id, version: 5, serviceArea: 'Austin, TX and around' },
    ]);
    expect(await screen.findByText('Unpublished changes', { selector: 'header span' })).toBeInTheDocument();
  });

  it('keeps input that is made meanwhile', async () => {
    const page = await openEditor();
    const answer = Promise.withResolvers<WebstoreDraftView>();
    page.api.answer(webstoreRoutes.saveWebstore, () => answer.promise);
    await rename(page, 'Wildrye');
    await press(page, 'Save');
    await moveMarket(page);
    answer.resolve(draft({ name: 'Wildrye', version: 5 }));
    expect(await screen.findByText('1 unsaved change')).toBeInTheDocument();
    expect(market()).toHaveValue('Austin, TX and around');
  });

  it('validates on submit, and from then on with every change [WS-28]', async () => {
    const page = await openEditor();
    await page.user.clear(nameField());
    await page.user.tab();
    expect(nameField()).not.toHaveAttribute('aria-invalid');
    await press(page, 'Save');
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription(/Enter a business name/));
    expect(nameField()).toHaveFocus();
    expect(saves(page)).toEqual([]);
    await page.user.type(nameField(), 'W');
    await waitFor(() => expect(nameField()).not.toHaveAttribute('aria-invalid'));
  });

  it.each([
    ['names the field', { url: ['web-store-name-exists'] }],
    ['names no field', undefined],
  ])(
    'shows a taken web address at its field, in the quoted words, if the response %s [WS-50]',
    async (_how, fields) => {
      const page = await openEditor();
      page.api.answer(webstoreRoutes.saveWebstore, () => {
        throw new Refusal(409, 'web-store-name-exists', fields);
      });
      await page.user.type(screen.getByLabelText('Web address'), '2');
      await press(page, 'Save');
      const taken = /Web store URL exists/;
      await waitFor(() => expect(screen.getByLabelText('Web address')).toHaveAccessibleDescription(taken));
      expect(screen.getByRole('alert')).toHaveTextContent('Error saving changes');
      expect(screen.getByLabelText('Web address')).toHaveValue('wildrye-flowers2');
    },
  );

  it('reports a failure, with a reference for support, and loses nothing [WS-35]', async () => {
    const page = await openEditor();
    page.api.answer(webstoreRoutes.saveWebstore, () => {
      throw new Refusal(500, 'unexpected-error');
    });
    await rename(page, 'Wildrye');
    await press(page, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Error saving changes.*Reference c-1/);
    expect(nameField()).toHaveValue('Wildrye');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('saves before leaving, or stays if it could not be saved [WEB-30]', async () => {
    const page = await openEditor();
    await page.user.clear(nameField());
    await page.user.click(screen.getByRole('link', { name: 'Vendors' }));
    const question = () => screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
    await page.user.click(within(await question()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a business name of up to 120 characters.')).toBeInTheDocument();
    expect(page.address()).toBe('/vendor/webstore/editabout');
    // The dialog keeps the focus until it is closed.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await rename(page, 'Wildrye');
    await page.user.click(screen.getByRole('link', { name: 'Vendors' }));
    await page.user.click(within(await question()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.address()).toBe('/vendors'));
    expect(page.api.callsOf(webstoreRoutes.saveWebstore)).toHaveLength(1);
  });

  it('asks for a confirmation before unsaved changes are lost [WEB-30]', async () => {
    const page = await openEditor();
    await rename(page, 'Wildrye');
    await page.user.click(screen.getByRole('link', { name: 'Vendors' }));
    const question = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
    await page.user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(page.address()).toBe('/vendor/webstore/editabout');
    expect(nameField()).toHaveValue('Wildrye');
    await page.user.click(screen.getByRole('link', { name: 'Vendors' }));
    await page.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(page.address()).toBe('/vendors'));
  });
});

describe('a draft that was changed elsewhere', () => {
  async function stale() {
    const page = await openEditor();
    await rename(page, 'Wildrye and Daughters');
    page.change({ serviceArea: 'Round Rock, TX', name: 'Wild Rye' });
    await press(page, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone changed this page after you opened it');
    expect(nameField()).toHaveValue('Wildrye and Daughters');
    return page;
  }

  it('replaces the input only on request', async () => {
    const page = await stale();
    await press(page, 'Load the latest version');
    await waitFor(() => expect(nameField()).toHaveValue('Wild Rye'));
    expect(market()).toHaveValue('Round Rock, TX');
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
  });

  it('can be overwritten, field by field', async () => {
    const page = await stale();
    await press(page, 'Keep my changes');
    await waitFor(() => expect(market()).toHaveValue('Round Rock, TX'));
    expect(nameField()).toHaveValue('Wildrye and Daughters');
    await press(page, 'Save');
    await screen.findByText('Changes saved successfully');
    expect(saves(page).at(-1)).toEqual({ id: draft().id, version: 5, name: 'Wildrye and Daughters' });
  });
});

describe('the web address', () => {
  const address = () => screen.getByLabelText('Web address');
  async function typing(available: boolean) {
    const page = await openEditor();
    page.api.answer(webstoreRoutes.webAddressAvailable, () => ({ urlIsAvailable: available }));
    const asked = () => page.api.callsOf(webstoreRoutes.webAddressAvailable).map(({ path, query }) => [path, query]);
    return { ...page, asked };
  }

  it('is checked, and the result is shown at the field [WS-51]', async () => {
    const { user, asked } = await typing(false);
    await user.clear(address());
    await user.type(address(), 'Wildrye-2');
    const words = 'wildrye-2 is not available. Try another one.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(words).closest('[role=status]')).toBeInTheDocument();
    expect(address()).toHaveAccessibleDescription(`Letters, numbers and hyphens. ${words}`);
    expect(asked()).toEqual([['webstores/url/wildrye-2/available', { webstoreId: draft().id }]]);
  });

  it('causes no request while it is empty, invalid, or the current one [WS-51, WS-49]', async () => {
    const { user, asked } = await typing(true);
    await user.clear(address());
    await user.type(address(), 'not an address');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toHaveAccessibleDescription(/Invalid web store URL/));
    await user.clear(address());
    await user.type(address(), 'wildrye-flowers');
    await user.type(address(), '2');
    expect(await screen.findByText('wildrye-flowers2 is available.')).toBeVisible();
    expect(address()).toHaveAccessibleDescription(/wildrye-flowers2 is available\./);
    expect(asked()).toEqual([['webstores/url/wildrye-flowers2/available', { webstoreId: draft().id }]]);
  });

  it('can be saved whatever the check returns, or when it fails', async () => {
    const page = await typing(false);
    await page.user.type(address(), '2');
    await screen.findByText(/is not available/);
    await press(page, 'Save');
    expect(await screen.findByText('Changes saved successfully')).toBeInTheDocument();
    page.api.answer(webstoreRoutes.webAddressAvailable, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    await page.user.type(address(), '3');
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    expect(saves(page)[1]).toMatchObject({ url: 'wildrye-flowers23' });
  });
});
