import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { draft, florist, lodging } from '../../../test-support/examples.js';
import { nameField, openEditor, rename } from '../../../test-support/open-editor.js';

describe('the form', () => {
  it('shows each field of the answer in its own, and names what the answer only has by id [WS-5]', async () => {
    const page = await openEditor({
      name: 'Larkspur',
      url: 'larkspur',
      businessDescription: 'A field of our own.',
      phone: '+15125550142',
      categoryIds: [florist.id],
      subCategoryIds: { [florist.id]: [1001] },
      priceTier: 2,
      onlineStore: true,
      shippingOption: 'global',
      links: { Website: 'larkspur.example', Twitter: 'larkspur-on-x' },
    });
    for (const [label, value] of [
      ['Business name', 'Larkspur'],
      ['Web address', 'larkspur'],
      ['Business summary', 'A field of our own.'],
      ['Business phone (optional)', '+1 (512) 555-0142'],
      ['Website', 'larkspur.example'],
      ['X', 'larkspur-on-x'],
    ] as const) {
      expect(screen.getByRole('textbox', { name: label })).toHaveValue(value);
    }
    expect(screen.getByRole('radio', { name: /^\$\$ ?Standard/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Global' })).toBeChecked();
    expect(screen.getByRole('button', { name: /Categories$/ })).toHaveTextContent(/^Florist$/);
    expect(screen.getByRole('checkbox', { name: 'Florist of one kind' })).toBeChecked();
    expect(screen.queryByLabelText('Maximum guests')).not.toBeInTheDocument();
    page.unmount();
    // Lodging, which has guests, is known by its external id.
    await openEditor({ categoryIds: [lodging.id], subCategoryIds: { [lodging.id]: [402] }, capacity: 12 });
    expect(screen.getByRole('button', { name: /Categories$/ })).toHaveTextContent(/^Inn$/);
    expect(screen.getByRole('checkbox', { name: 'Room 2' })).toBeChecked();
    expect(screen.getByLabelText('Maximum guests')).toHaveValue('12');
  });

  it('comes before the list of what is missing until the first publish, and after the state of the page then', async () => {
    const isAfter = (one: Element, other: Element) =>
      (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const missing = () => screen.getByText('Before you can publish');
    const isNew = { hasBeenPublished: false, publishedVersion: 0, publishStatus: 'Unpublished' as const };
    const page = await openEditor({ ...isNew, missingForPublish: ['photo'] });
    expect(isAfter(missing(), nameField())).toBe(true);
    page.unmount();
    await openEditor({ publishStatus: 'Unpublished Changes', missingForPublish: ['photo'] });
    expect(isAfter(nameField(), missing())).toBe(true);
  });

  it('is shown beside it as couples will see it, with what is typed', async () => {
    const page = await openEditor({ name: 'Larkspur', businessDescription: 'A field of our own.' });
    const preview = () => screen.getByTitle<HTMLIFrameElement>('How couples see it').contentDocument?.body.textContent;
    await waitFor(() => expect(preview()).toMatch(/Larkspur.*A field of our own\./));
    await rename(page, 'Larkspur and Rye');
    await waitFor(() => expect(preview()).toContain('Larkspur and Rye'));
  });
});

describe('the web address', () => {
  afterEach(() => void jest.useRealTimers());

  it('is checked 300 ms after the last letter', async () => {
    const { api } = await openEditor();
    api.answer(webstoreRoutes.webAddressAvailable, () => ({ urlIsAvailable: true }));
    const asked = () => api.callsOf(webstoreRoutes.webAddressAvailable).map(({ path, query }) => [path, query]);
    jest.useFakeTimers();
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    for (const value of ['wildrye-2', 'wildrye-22']) {
      fireEvent.change(screen.getByLabelText('Web address'), { target: { value } });
      await pass(299);
      expect(asked()).toEqual([]);
    }
    await pass(1);
    expect(asked()).toEqual([['webstores/url/wildrye-22/available', { webstoreId: draft().id }]]);
  });
});
