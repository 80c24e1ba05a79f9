import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

const item = (name: string) => ({
  id: `0198c0de-0000-7000-8000-00000000${name.length.toString().padStart(4, '0')}`,
  name,
  price: 2_400,
  description: 'From the first button to the last dance.',
  inclusions: ['Two photographers'],
  imageId: null,
});
const two = [item('Half day'), item('The whole day')];
const shown = (enabled: boolean) => [{ id: 'packages' as const, name: 'Packages', enabled }];

async function openPackages(start: Partial<WebstoreDraftView> = {}) {
  const { api, store } = anApiWith({
    activeFeatures: ['feature_packages'],
    packages: two,
    optionalSections: shown(true),
    ...start,
  });
  const page = renderApp({ path: '/vendor/webstore/editpackages', user: vendor, api });
  await screen.findByRole('heading', { name: 'Packages', level: 1 });
  const saves = () => api.callsOf(webstoreRoutes.saveWebstore).map(({ body }) => body as Record<string, unknown>);
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, api, store, saves, press };
}
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap((heading) => within(heading).queryByRole('button')?.textContent ?? [])
    .map((text) => text.replace(/Two photographers.*/, ''));

describe('the order of packages', () => {
  it('is changed by dragging with the keyboard, with announcements, and the handle keeps the focus', async () => {
    const { user, press, saves } = await openPackages();
    const handle = () => screen.getByRole('button', { name: 'Drag Half day to another position' });
    act(() => handle().focus());
    await user.keyboard('{Enter}');
    const place = await screen.findByRole('button', { name: 'Position 2 of 2, now The whole day' });
    await waitFor(() => expect(place).toHaveFocus());
    expect(place).toHaveAccessibleDescription('Press Enter to drop. Press Escape to cancel drag.');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['The whole day', 'Half day']));
    expect(screen.getByText('Half day moved to position 2 of 2.')).toBeInTheDocument();
    await waitFor(() => expect(handle()).toHaveFocus());
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ packages: [{ name: 'The whole day' }, { name: 'Half day' }] });
  });

  it('does not change when dragging is canceled, and cannot be changed with one item', async () => {
    const { user, unmount } = await openPackages();
    act(() => screen.getByRole('button', { name: 'Drag Half day to another position' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Position 2/ })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Position/ })).not.toBeInTheDocument());
    expect(titles()).toEqual(['Half day', 'The whole day']);
    unmount();
    await openPackages({ packages: two.slice(0, 1) });
    expect(screen.queryByRole('button', { name: /^Drag/ })).not.toBeInTheDocument();
  });
});

describe('the packages of a vendor', () => {
  it('are added, filled in and saved together with the visibility of the section [WS-36] [OP-50] [WS-32]', async () => {
    const { user, press, saves } = await openPackages({ packages: [], optionalSections: shown(false) });
    expect(
      screen.getByText('No packages yet. Couples contact vendors sooner when they see a price.'),
    ).toBeInTheDocument();
    await press('Add item');
    await user.type(screen.getByLabelText('Name'), 'Half day');
    await user.type(screen.getByLabelText('Price'), '1200.5');
    await user.type(screen.getByLabelText('Description'), 'Five hours.');
    expect(screen.getByLabelText('Price')).toHaveValue('$1,200.50');
    await user.type(screen.getByLabelText('Inclusion 1'), 'One photographer{Enter}');
    await user.type(await screen.findByLabelText('Inclusion 2'), 'An online gallery{Enter}');
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({
      optionalSections: shown(false),
      packages: [
        {
          name: 'Half day',
          price: 1200.5,
          description: 'Five hours.',
          inclusions: ['One photographer', 'An online gallery'],
          imageId: null,
        },
      ],
    });
    expect(await screen.findByText('Changes saved successfully')).toBeInTheDocument();
  });

  it('are validated when they are saved: the section shows a message, the first incomplete item opens [WS-29, WS-30, WS-104]', async () => {
    const { press, saves, user } = await openPackages();
    await press('Add item');
    await press('Add item');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Packages: please complete the required fields or remove before saving',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('2 items are incomplete.');
    for (const label of ['Name', 'Price', 'Description', 'Inclusions']) {
      expect(screen.getByText(`${label}: field required`)).toBeInTheDocument();
    }
    expect(saves()).toEqual([]);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await user.type(screen.getByLabelText('Name'), 'Weekend');
    await waitFor(() => expect(screen.queryByText('Name: field required')).not.toBeInTheDocument());
  });

  it('show the maximum length of a description and of a name [WS-31, WS-105, WS-11]', async () => {
    const { press, user } = await openPackages({ packages: [{ ...item('Half day'), description: 'x'.repeat(240) }] });
    await press(/^Half day/);
    await user.type(screen.getByLabelText('Description'), 'y');
    expect(screen.getByText('241 of 240')).toBeInTheDocument();
    await press('Save');
    expect(await screen.findByText('Description: cannot exceed character limit of 240')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Name'));
    await user.paste('x'.repeat(121));
    expect(await screen.findByText('Name: cannot exceed character limit of 120')).toBeInTheDocument();
  });

  it('are moved with buttons that announce the new position', async () => {
    const { press, saves } = await openPackages();
    await press(/^Half day/);
    expect(screen.getByRole('button', { name: 'Move up' })).toBeDisabled();
    await press('Move down');
    expect(titles()).toEqual(['The whole day', 'Half day']);
    expect(screen.getByText('Half day moved to position 2 of 2.')).toBeInTheDocument();
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect((saves()[0] as { packages: { name: string }[] }).packages.map(({ name }) => name)).toEqual([
      'The whole day',
      'Half day',
    ]);
  });

  it('are restored when a deletion is undone', async () => {
    const { press } = await openPackages();
    await press(/^Half day/);
    await press('Delete package');
    expect(titles()).toEqual(['The whole day']);
    await press('Undo');
    expect(titles()).toEqual(['Half day', 'The whole day']);
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
  });

  it('are hidden and shown as a whole', async () => {
    const { user, press, saves } = await openPackages();
    await user.click(screen.getByRole('switch', { name: 'Show on my page' }));
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ optionalSections: shown(false) });
    expect(saves()[0]).not.toHaveProperty('packages');
  });

  it('are locked without the feature, with a way to Premium, and earlier input is kept [WS-38] [OP-52]', async () => {
    await openPackages({ activeFeatures: [] });
    const heading = screen.getByRole('heading', { name: 'Packages: premium users only' });
    expect(heading.parentElement?.querySelector('svg.lucide-lock')).toBeInTheDocument();
    expect(
      screen.getByText(/^Couples contact you sooner, and with fewer questions, when they see a price/),
    ).toBeInTheDocument();
    expect(screen.getByText('Shown with the price, in the order you choose')).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'How it would look' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Subscribe to Premium' })).toBeEnabled();
    expect(screen.getByText(/We’ve kept what you entered/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('are previewed as on a phone or on a computer, on every page of the editor', async () => {
    const frame = () => screen.getByTitle('How couples see it');
    const { user, unmount } = await openPackages();
    expect(frame()).toHaveAttribute('width', '390');
    await user.click(screen.getByRole('radio', { name: 'Computer' }));
    expect(frame()).toHaveAttribute('width', '1100');
    unmount();
    await openPackages();
    expect(screen.getByRole('radio', { name: 'Computer' })).toBeChecked();
    expect(frame()).toHaveAttribute('width', '1100');
    localStorage.clear();
  });

  it('show errors of the api at their field, and keep the input', async () => {
    const { api, user, press } = await openPackages();
    api.answer(webstoreRoutes.saveWebstore, () => {
      throw new Refusal(400, 'invalid-input', {
        'packages.0.imageId': ['unknown-image'],
        'packages.0.name': ['plain-text'],
      });
    });
    await press(/^Half day/);
    await user.type(screen.getByLabelText('Name'), '!');
    await press('Save');
    expect(await screen.findByText('Error saving changes')).toBeInTheDocument();
    expect(screen.getByText('Incomplete')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Half day!');
  });
});

it('the list of sections shows the visibility of each', async () => {
  const { api } = anApiWith({
    activeFeatures: ['feature_packages', 'feature_awards'],
    packages: two,
    optionalSections: shown(false),
  });
  renderApp({ path: '/vendor/webstore', user: vendor, api });
  await screen.findByRole('heading', { name: 'Your webstore', level: 1 });
  const list = within(screen.getByRole('main')).getAllByRole('link');
  const stateOf = (name: string) => list.filter(({ textContent }) => textContent.startsWith(name)).at(-1)?.textContent;
  expect(stateOf('Packages')).toContain('Hidden');
  expect(stateOf('FAQs')).toContain('Locked');
  expect(stateOf('Awards')).toContain('Empty');
  expect(stateOf('About')).toContain('Shown');
});

it('the list and the navigation mark the sections with changes that couples do not see yet', async () => {
  const { api } = anApiWith({ publishStatus: 'Unpublished Changes', unpublishedSections: ['packages'] });
  renderApp({ path: '/vendor/webstore', user: vendor, api });
  await screen.findByRole('heading', { name: 'Your webstore', level: 1 });
  const links = screen.getAllByRole('link', { name: /^(About|Packages)/ });
  const marked = links.filter(({ textContent }) => textContent.includes('Not published'));
  expect(marked.map(({ textContent }) => textContent.slice(0, 8))).toEqual(['Packages', 'Packages']);
  expect(links).toHaveLength(4);
});
