import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { venues } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { nameField, openEditor, press, rename, saves } from '../../../test-support/open-editor.js';

type Page = Awaited<ReturnType<typeof openEditor>>;

const address = () => screen.getByLabelText('Web address');
const summary = () => screen.getByLabelText('Business summary');
const guests = () => screen.getByLabelText('Maximum guests');

/** Presses Save, and waits until a text is shown at a field; nothing is sent. */
async function isRefused(page: Page, text: string, field?: () => HTMLElement): Promise<void> {
  await press(page, 'Save');
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  if (field) expect(field()).toHaveAccessibleDescription(new RegExp(text));
  expect(saves(page)).toEqual([]);
}
const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());

async function choose(page: Page, ...categories: string[]): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: /Categories/ }));
  for (const name of categories) await page.user.click(await screen.findByRole('option', { name }));
  await page.user.keyboard('{Escape}');
}

it('the About page has every basic field of a business; one that couples come to travels nowhere and sells nothing online [WS-44, WS-3, WS-133, WS-22]', async () => {
  const page = await openEditor({ categoryIds: [venues.id], subCategoryIds: { 2: [201] }, capacity: 90 });
  for (const field of [nameField(), address(), summary(), guests()]) expect(field).toBeVisible();
  expect(screen.getByRole('button', { name: /Categories/ })).toBeVisible();
  const tiers = within(screen.getByRole('radiogroup', { name: 'Price tier' })).getAllByRole('radio');
  expect(tiers.map((tier) => tier.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^\${1}[^$]*Budget-friendly/),
    expect.stringMatching(/^\${2}[^$]*Standard/),
    expect.stringMatching(/^\${3}[^$]*Premium/),
    expect.stringMatching(/^\${4}[^$]*Luxury/),
  ]);
  expect(screen.getByRole('combobox', { name: 'Business address' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Add a link/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Primary market' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'I also sell online' })).not.toBeInTheDocument();
  expect(screen.queryByRole('radiogroup', { name: 'How far you travel' })).not.toBeInTheDocument();
  // One or more categories; travel belongs to those without guests.
  await choose(page, 'Florist');
  expect(screen.getByRole('checkbox', { name: 'Florist of one kind' })).toBeInTheDocument();
  await choose(page, 'Venue');
  expect(screen.queryByLabelText('Maximum guests')).not.toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: 'How far you travel' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'I also sell online' })).toBeVisible();
});

describe('the business name', () => {
  it('is required, has 120 characters at most, and no space at its ends [WS-45]', async () => {
    const page = await openEditor();
    await page.user.clear(nameField());
    await isRefused(page, 'Enter a business name of up to 120 characters.', nameField);
    for (const name of [' Wildrye', 'Wildrye ', '   ']) {
      await rename(page, name);
      await waitFor(() =>
        expect(nameField()).toHaveAccessibleDescription(/Business name must not start or end with whitespace/),
      );
    }
    await rename(page, 'n'.repeat(121));
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription(/up to 120 characters/));
    await rename(page, 'ورد 🌷'.padEnd(120, 'n'));
    await waitFor(() => expect(nameField()).not.toHaveAttribute('aria-invalid'));
    await press(page, 'Save');
    await screen.findByText('Changes saved successfully');
  });
});

describe('the categories', () => {
  it('are at least one [WS-46]', async () => {
    const page = await openEditor();
    await choose(page, 'Florist');
    await isRefused(page, 'Vendor category required');
    await choose(page, 'Florist');
    await isGone('Vendor category required');
  });

  it('have at least one subcategory each, at the category that has none [WS-47]', async () => {
    const page = await openEditor();
    await choose(page, 'Stationer');
    const text = 'Vendor subcategory field must have at least 1 option selected';
    await isRefused(page, text);
    expect(screen.getAllByText(text)).toHaveLength(1);
    await page.user.click(screen.getByRole('checkbox', { name: 'Stationer of one kind' }));
    await isGone(text);
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toMatchObject([{ subCategoryIds: { 9: [901], 10: [1001] } }]));
  });

  it('that are venues require a capacity; other categories have none to require [WS-56] [OP-10]', async () => {
    const page = await openEditor();
    await choose(page, 'Venue');
    await page.user.click(screen.getByRole('checkbox', { name: 'Venue of one kind' }));
    await isRefused(page, 'Capacity is required', guests);
    await page.user.type(guests(), '80');
    await page.user.tab();
    await isGone('Capacity is required');
    await page.user.clear(guests());
    await page.user.tab();
    await choose(page, 'Venue', 'Inn');
    await page.user.click(screen.getByRole('checkbox', { name: 'Room 1' }));
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toHaveLength(1));
  });
});

describe('the capacity', () => {
  it('is a number of guests greater than 0 [WS-57] [OP-10]', async () => {
    const page = await openEditor({ categoryIds: [venues.id], subCategoryIds: { 2: [201] }, capacity: 90 });
    const typed = async (text: string) => {
      await page.user.clear(guests());
      await page.user.type(guests(), text);
      await page.user.tab();
    };
    await typed('-5');
    await isRefused(page, 'Guest count must be greater than 0', guests);
    await typed('0');
    await waitFor(() => expect(guests()).toHaveAccessibleDescription(/Capacity is required/));
    await typed('100001');
    await waitFor(() => expect(guests()).toHaveAccessibleDescription(/at most 100,000/));
    // Letters cannot be typed; the api names them nevertheless.
    page.api.answer(webstoreRoutes.saveWebstore, () => {
      throw new Refusal(400, 'invalid-input', { capacity: ['max', 'min', 'is-int'] });
    });
    await typed('91');
    await press(page, 'Save');
    await waitFor(() => expect(guests()).toHaveAccessibleDescription(/Guest count must be a number/));
  });
});

describe('the web address', () => {
  it('is required once there is one, and has 120 characters at most; a draft without one needs none [WS-48]', async () => {
    const page = await openEditor();
    await page.user.clear(address());
    await isRefused(page, 'Web address: field required', address);
    await page.user.type(address(), 'u'.repeat(121));
    await waitFor(() => expect(address()).toHaveAccessibleDescription(/Cannot exceed 120 characters/));
    page.unmount();
    const first = await openEditor({ url: null, publishStatus: 'Unpublished', hasBeenPublished: false });
    await rename(first, 'Wildrye');
    await press(first, 'Save');
    await waitFor(() => expect(saves(first)).toHaveLength(1));
  });
});

describe('the business summary', () => {
  it('is required, and has 1,500 characters at most; the error clears with the text [WS-52]', async () => {
    const page = await openEditor();
    for (const empty of ['', '  \n ']) {
      await page.user.clear(summary());
      if (empty !== '') await page.user.type(summary(), empty);
      await isRefused(page, 'Business description required', summary);
    }
    await page.user.type(summary(), 'F');
    await isGone('Business description required');
    await page.user.clear(summary());
    expect(screen.getByText('0 of 1,500')).toBeInTheDocument();
    await page.user.type(summary(), '💐'.repeat(1_501));
    expect(screen.getByText('1,501 of 1,500')).toBeInTheDocument();
    await waitFor(() => expect(summary()).toHaveAccessibleDescription(/Cannot exceed 1,500 characters/));
    expect(saves(page)).toEqual([]);
  });
});

describe('a publish', () => {
  it('shows what it lacks at the fields of the page, after saving the rest [WS-53, WS-151]', async () => {
    const page = await openEditor({
      ...{ publishStatus: 'Unpublished', url: null, priceTier: null, travelOption: null, travelDistance: null },
      missingForPublish: ['url', 'priceTier', 'serviceArea', 'photo'],
    });
    await rename(page, 'Wildrye');
    await press(page, 'Save and publish');
    expect(await screen.findByText('Select a price tier')).toBeVisible();
    expect(screen.getByText('Web address: field required')).toBeVisible();
    expect(screen.getByText('How far you travel: field required')).toBeVisible();
    expect(saves(page)).toMatchObject([{ name: 'Wildrye' }]);
    expect(page.api.callsOf(webstoreRoutes.publish)).toEqual([]);
    await page.user.click(screen.getByRole('radio', { name: /\$\$\$ ?Premium/ }));
    await isGone('Select a price tier');
    expect(screen.getByText('Web address: field required')).toBeVisible();
  });
});
