import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { locationsRoutes } from '#contracts/webstore/locations.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aFreePlan, aPlan, stripeData } from '../../../test-support/billing-examples.js';
import { draft, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { aLocationsApi, ownLocations } from '../../../test-support/location-examples.js';
import { renderApp } from '../../../test-support/render-app.js';

const path = '/vendor/webstores';
const premium = () => stripeData([aPlan()]);

async function openLocations(api = aLocationsApi(premium())) {
  const page = renderApp({ path, user: vendor, api });
  await screen.findByRole('heading', { name: 'Locations' });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  const act = async (location: string, action: string) => {
    await press(`Actions for ${location}`);
    await page.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...page, api, press, act };
}
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the list', () => {
  it('names each location with its place, status and seat, the default one marked [WS-186]', async () => {
    await openLocations();
    expect(rowOf('Wildrye Photographs').getByText('Default')).toBeInTheDocument();
    const second = rowOf('Wildrye San Antonio');
    for (const text of ['San Antonio, TX', 'Unpublished', 'Premium', 'Never']) {
      expect(second.getByText(text)).toBeInTheDocument();
    }
    expect(second.queryByText('Default')).not.toBeInTheDocument();
    expect(rowOf('Wildrye Houston').getByText('No seat')).toBeInTheDocument();
    expect(screen.getByText('2 of 3 in use')).toBeInTheDocument();
  });

  it('that cannot be loaded says so, and can be loaded again', async () => {
    const api = aLocationsApi(premium()).answer(locationsRoutes.locations, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    renderApp({ path, user: vendor, api });
    expect(await screen.findByText('We couldn’t load your locations')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('adding a location', () => {
  it('needs a name, and begins with a copy of the default one unless an empty page is chosen [WS-197]', async () => {
    const { api, press, user } = await openLocations();
    await press('Add a location');
    const form = await dialog('Add a location');
    await user.click(form.getByRole('button', { name: 'Add location' }));
    expect(await form.findByText('Enter a business name of up to 120 characters.')).toBeInTheDocument();
    await user.type(form.getByLabelText('Name'), 'Wildrye Marfa');
    await user.click(form.getByRole('button', { name: 'Add location' }));
    expect(await screen.findByText('Wildrye Marfa was added')).toBeInTheDocument();
    expect(rowOf('Wildrye Marfa').getByText('No seat')).toBeInTheDocument();
    await press('Add a location');
    const again = await dialog('Add a location');
    await user.type(again.getByLabelText('Name'), 'Wildrye Waco');
    await user.click(again.getByRole('radio', { name: 'An empty page' }));
    await user.click(again.getByRole('button', { name: 'Add location' }));
    await waitFor(() =>
      expect(api.callsOf(locationsRoutes.addLocation).map(({ body }) => body)).toEqual([
        { name: 'Wildrye Marfa', copyOf: ownLocations[0]?.id },
        { name: 'Wildrye Waco' },
      ]),
    );
  });

  it('says at the name that there is one already, and elsewhere why else it was refused', async () => {
    const refusals = [
      new Refusal(409, 'location-name-taken', { name: ['location-name-taken'] }),
      new Refusal(503, 'temporarily-unavailable'),
    ];
    const api = aLocationsApi(premium()).answer(locationsRoutes.addLocation, () => {
      throw refusals.shift() ?? new Error('asked too often');
    });
    const { press, user } = await openLocations(api);
    await press('Add a location');
    const form = await dialog('Add a location');
    await user.type(form.getByLabelText('Name'), 'Wildrye Houston');
    await user.click(form.getByRole('button', { name: 'Add location' }));
    expect(await form.findByText(/You already have a location with this name/)).toBeInTheDocument();
    await user.type(form.getByLabelText('Name'), ' 2');
    await user.click(form.getByRole('button', { name: 'Add location' }));
    expect(await form.findByText(/We can’t be reached right now/)).toBeInTheDocument();
    expect(form.getByLabelText('Name')).toHaveValue('Wildrye Houston 2');
  });

  it.each([
    ['Starter', stripeData([aFreePlan()])],
    ['Essential', stripeData([aPlan({ tier: 'essential', tierName: 'Essential' })])],
    ['a paused Premium', stripeData([aPlan({ status: 'paused', activeFeatures: [] })])],
  ])('leads to Premium with %s [WS-197]', async (_plan, plan) => {
    const { press } = await openLocations(aLocationsApi(plan));
    await press('Add a location');
    const offer = await dialog('More than one location needs Premium');
    expect(offer.getByRole('button', { name: 'Subscribe to Premium' })).toBeInTheDocument();
    expect(offer.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it('asks for a seat first while every Premium seat is free', async () => {
    const { press } = await openLocations(aLocationsApi(stripeData([aPlan({ seats: [] })])));
    await press('Add a location');
    const offer = await dialog('Assign a Premium seat first');
    expect(offer.getByRole('link', { name: 'Manage seats' })).toHaveAttribute('href', '/vendor/account-subscriptions');
  });

  it('leads to customer service from the tenth on [WS-198]', async () => {
    const nine = Array.from({ length: 9 }, (_unused, nth) => ({
      ...ownLocations[0]!,
      id: `0198c0de-0000-7000-8000-0000000000a${nth}`,
      name: `Wildrye ${nth + 1}`,
    }));
    const seats = [{ webstoreId: nine[0]!.id, assignedAt: '2026-11-22T15:00:00Z' }];
    const { press } = await openLocations(aLocationsApi(stripeData([aPlan({ seats })]), nine));
    await press('Add a location');
    const offer = await dialog('You have nine locations');
    expect(offer.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/about-us/contact');
  });
});

describe('the actions on a location', () => {
  it('assign a seat to it, and take the seat away again [BIL-51]', async () => {
    const { api, act, user } = await openLocations();
    await act('Wildrye Houston', 'Assign a seat');
    const assigning = await dialog('Seat for Wildrye Houston');
    expect(assigning.getByRole('radio', { name: 'Premium, 1 of 3 available' })).toBeChecked();
    await user.click(assigning.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('3 of 3 in use')).toBeInTheDocument();
    expect(rowOf('Wildrye Houston').getByText('Premium')).toBeInTheDocument();
    await act('Wildrye Houston', 'Change seat');
    const changing = await dialog('Seat for Wildrye Houston');
    expect(changing.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(changing.getByRole('radio', { name: /^No seat/ }));
    await user.click(changing.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 of 3 in use')).toBeInTheDocument();
    const houston = ownLocations[2]?.id;
    expect(api.callsOf(billingRoutes.assignSeats)[0]?.body).toMatchObject({ webstoreIds: [houston] });
    expect(api.callsOf(billingRoutes.unassignSeats)[0]?.body).toEqual({ webstoreIds: [houston] });
  });

  it('make it the one that opens first [ID-125]', async () => {
    const { act } = await openLocations();
    await act('Wildrye San Antonio', 'Make default');
    expect(await screen.findByText('Wildrye San Antonio is your default location now')).toBeInTheDocument();
    expect(rowOf('Wildrye San Antonio').getByText('Default')).toBeInTheDocument();
    expect(rowOf('Wildrye Photographs').queryByText('Default')).not.toBeInTheDocument();
  });

  it('open its page in the editor, where the vendor can switch to another', async () => {
    const { act, address, user } = await openLocations();
    await act('Wildrye San Antonio', 'Edit page');
    const choice = await screen.findByRole('button', { name: /Location/ });
    expect(choice).toHaveTextContent('Wildrye San Antonio');
    expect(address()).toBe(`/vendor/webstore?location=${ownLocations[1]?.id}`);
    await user.click(screen.getAllByRole('link', { name: /About your business|^About/ })[0]!);
    expect(await screen.findByLabelText('Business name')).toHaveValue('Wildrye San Antonio');
    await user.click(await screen.findByRole('button', { name: /Location/ }));
    await user.click(await screen.findByRole('option', { name: 'Wildrye Houston' }));
    await waitFor(() => expect(address()).toBe(`/vendor/webstore?location=${ownLocations[2]?.id}`));
    expect(await screen.findByRole('button', { name: /Location/ })).toHaveTextContent('Wildrye Houston');
  });
});

describe('copying a location', () => {
  it('adds one with its content to the list, under a name of its own [WS-192]', async () => {
    const { api, act } = await openLocations();
    await act('Wildrye Houston', 'Copy location');
    expect(await screen.findByText(/^Wildrye Houston \(copy\) was added\./)).toBeInTheDocument();
    expect(rowOf('Wildrye Houston \\(copy\\)').getByText('No seat')).toBeInTheDocument();
    expect(api.callsOf(locationsRoutes.copyWebstore).map(({ path }) => path)).toEqual([
      expect.stringContaining(ownLocations[2]!.id),
    ]);
  });

  it('needs Premium as adding one does, and a refusal is shown', async () => {
    const starter = await openLocations(aLocationsApi(stripeData([aFreePlan()])));
    await starter.act('Wildrye Houston', 'Copy location');
    expect(await dialog('More than one location needs Premium')).toBeDefined();
    expect(starter.api.callsOf(locationsRoutes.copyWebstore)).toEqual([]);
    starter.unmount();
    const api = aLocationsApi(premium()).answer(locationsRoutes.copyWebstore, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    const { act } = await openLocations(api);
    await act('Wildrye Houston', 'Copy location');
    expect(await screen.findByText(/We can’t be reached right now/)).toBeInTheDocument();
  });
});

describe('removing a location', () => {
  it('suggests to unpublish it first while it is on the site [WS-195]', async () => {
    const { api, act, user } = await openLocations();
    api.answer(webstoreRoutes.unpublish, () => draft({ publishStatus: 'Unpublished' }));
    await act('Wildrye Houston', 'Remove location');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Wildrye Houston?' }));
    expect(asked.getByText(/^You can unpublish the page instead/)).toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Unpublish instead' }));
    expect(await screen.findByText('Wildrye Houston is no longer on the site')).toBeInTheDocument();
    expect(api.callsOf(webstoreRoutes.unpublish)).toHaveLength(1);
    expect(api.callsOf(locationsRoutes.deleteWebstore)).toHaveLength(0);
    expect(rowOf('Wildrye Houston').getByText('No seat')).toBeInTheDocument();
  });

  it('of which nobody sees the page asks once, and takes it from the list with its seat [WS-192]', async () => {
    const { api, act, user } = await openLocations();
    await act('Wildrye San Antonio', 'Remove location');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Wildrye San Antonio?' }));
    expect(asked.queryByRole('button', { name: 'Unpublish instead' })).not.toBeInTheDocument();
    const read = api.callsOf(billingRoutes.stripeData).length;
    await user.click(asked.getByRole('button', { name: 'Remove for good' }));
    expect(await screen.findByText('Wildrye San Antonio was removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('row', { name: /San Antonio/ })).not.toBeInTheDocument());
    expect(api.callsOf(billingRoutes.stripeData).length).toBeGreaterThan(read);
  });

  it('changes nothing when it is canceled or refused', async () => {
    const api = aLocationsApi(premium()).answer(locationsRoutes.deleteWebstore, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    const { act, user } = await openLocations(api);
    await act('Wildrye Houston', 'Remove location');
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await act('Wildrye Houston', 'Remove location');
    await user.click(await screen.findByRole('button', { name: 'Remove for good' }));
    expect(await screen.findByText(/We can’t be reached right now/)).toBeInTheDocument();
    expect(rowOf('Wildrye Houston').getByText('No seat')).toBeInTheDocument();
    expect(api.callsOf(locationsRoutes.deleteWebstore)).toHaveLength(1);
  });
});
