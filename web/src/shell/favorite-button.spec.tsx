import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aCouplesApi, keptWith, update } from '../test-support/a-couples-api.js';
import { couple, publicWebstore, vendor } from '../test-support/examples.js';
import { Refusal } from '../test-support/fake-api.js';
import { operator } from '../test-support/operations-examples.js';
import { thirtyVendors } from '../test-support/open-directory.js';
import { renderApp } from '../test-support/render-app.js';

const [first, second, third] = thirtyVendors as [ListingCardView, ListingCardView, ListingCardView];
/** The cards of tests that look at these only. */
const few = [first, second, third];
const nameOf = ({ name }: { name: string }) => `Save ${name}`;
const heart = (listing: { name: string }) => screen.findByRole('button', { name: nameOf(listing) });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const sent = (api: ReturnType<typeof aCouplesApi>) => api.callsOf(identityRoutes.updateUser).map(({ body }) => body);

describe('the heart of a vendor', () => {
  it('is on each card, filled for favorites, beside the link [DIR-35]', async () => {
    renderApp({ path: '/vendors', user: couple, api: aCouplesApi(keptWith([second])) });
    expect(isPressed(await heart(second))).toBe(true);
    expect(isPressed(await heart(first))).toBe(false);
    expect(screen.getAllByRole('button', { name: /^Save / })).toHaveLength(12);
    expect((await heart(first)).closest('a')).toBeNull();
  });

  it.each([
    ['a visitor', undefined],
    ['a vendor', vendor],
    ['an operator', operator],
  ])('is not shown to %s, who causes no call for favorites [DIR-35]', async (_who, user) => {
    const api = aCouplesApi(keptWith([])).answer(webstoreRoutes.webstoresOfUser, () => ({
      results: [],
      numResults: 0,
      page: 1,
      pageSize: 100,
    }));
    renderApp({ path: '/vendors', ...(user && { user }), api });
    await screen.findByRole('link', { name: 'Vendor 12' });
    expect(screen.queryByRole('button', { name: /^Save / })).toBeNull();
    expect(api.callsOf(identityRoutes.currentUser)).toEqual([]);
  });

  it("fills at once, and puts the vendor first among the user's favorites [DIR-36]", async () => {
    const api = aCouplesApi(keptWith([second]), few);
    let answer = () => {};
    const kept = keptWith([second]);
    api.answer(identityRoutes.updateUser, async (call) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return update(kept, call);
    });
    const { user } = renderApp({ path: '/vendors', user: couple, api });
    await user.click(await heart(first));
    expect(isPressed(await heart(first))).toBe(true);
    await waitFor(() => expect(sent(api)).toEqual([{ props: { favorites: [first.id, second.id] }, version: 1 }]));
    expect(api.callsOf(identityRoutes.updateUser)[0]?.path).toBe(`users/${couple.id}`);
    answer();
    await waitFor(() => expect(kept.account.props.favorites).toEqual([first.id, second.id]));
    expect(isPressed(await heart(first))).toBe(true);
  });

  it('removes the vendor again', async () => {
    const kept = keptWith([first, second]);
    const { user } = renderApp({ path: '/vendors', user: couple, api: aCouplesApi(kept, few) });
    await user.click(await heart(first));
    await waitFor(() => expect(kept.account.props.favorites).toEqual([second.id]));
    expect(isPressed(await heart(first))).toBe(false);
  });

  it('loses no press of several in a row', async () => {
    const kept = keptWith([]);
    const api = aCouplesApi(kept, few);
    const { user } = renderApp({ path: '/vendors', user: couple, api });
    for (const listing of [first, second, third, second]) await user.click(await heart(listing));
    await waitFor(() => expect(sent(api)).toHaveLength(4));
    await waitFor(() => expect(kept.account.props.favorites).toEqual([third.id, first.id]));
    expect([await heart(first), await heart(second), await heart(third)].map(isPressed)).toEqual([true, false, true]);
  });

  it('keeps favorites that another browser of the couple has added meanwhile', async () => {
    const kept = keptWith([]);
    const { user } = renderApp({ path: '/vendors', user: couple, api: aCouplesApi(kept, few) });
    await heart(first);
    kept.account = { ...kept.account, props: { favorites: [third.id] }, version: 7 };
    await user.click(await heart(first));
    await waitFor(() => expect(kept.account.props.favorites).toEqual([first.id, third.id]));
    await waitFor(async () => expect(isPressed(await heart(third))).toBe(true));
  });

  it.each([
    ['the api is away', new Refusal(503, 'temporarily-unavailable'), /can’t be reached right now/],
    ['the list is full', new Refusal(400, 'invalid-input', { 'props.favorites': ['array-max-size'] }), /limit of 500/],
  ])('is reset, with a reason, when %s', async (_why, refusal, reason) => {
    const api = aCouplesApi(keptWith([second]), few);
    api.answer(identityRoutes.updateUser, () => {
      throw refusal;
    });
    const { user } = renderApp({ path: '/vendors', user: couple, api });
    await user.click(await heart(first));
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(api.callsOf(identityRoutes.updateUser)).toHaveLength(1);
    expect(isPressed(await heart(first))).toBe(false);
    expect(isPressed(await heart(second))).toBe(true);
  });

  it('is on the public page too [DIR-35]', async () => {
    const webstore = publicWebstore();
    const kept = keptWith([]);
    const api = aCouplesApi(kept)
      .answer(webstoreRoutes.webstoreByUrl, () => webstore)
      .answer(webstoreRoutes.availability, () => []);
    const { user } = renderApp({ path: `/${webstore.url}`, user: couple, api });
    await user.click(await heart(webstore));
    await waitFor(() => expect(kept.account.props.favorites).toEqual([webstore.id]));
  });
});
