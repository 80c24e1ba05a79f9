import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { draft, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApiWith, nameField } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';
import { until } from '../../../test-support/until.js';
import { autoRetryAfter } from '../use-auto-save.js';

const autoSaveAfter = 5_000;
const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(section: string, start: Partial<WebstoreDraftView> = {}) {
  const { api, store, change } = anApiWith(start);
  const page = renderApp({ path: `/vendor/webstore/edit${section}`, user: vendor, api, autoSaveAfter });
  await until(() => screen.queryByRole('button', { name: 'Auto-saved' }));
  const saves = () => api.callsOf(webstoreRoutes.saveWebstore).map(({ body }) => body as Record<string, unknown>);
  return { ...page, api, store, change, saves };
}
const label = () => screen.getByRole('button', { name: /^(Save|Saving|Auto-saved)$/ }).textContent;
const bar = () => within(screen.getByRole('button', { name: 'Save and publish' }).closest('.wrap')!);
const says = (text: string) => until(() => bar().queryByText(text));

const wholeDay = {
  id: '0198c0de-0000-7000-8000-000000000d01',
  name: 'The whole day',
  price: 2_400,
  description: 'From the first button to the last dance.',
  inclusions: ['Two photographers'],
  imageId: null,
};
const withPackages = {
  activeFeatures: ['feature_packages' as const],
  packages: [wholeDay],
  optionalSections: [{ id: 'packages' as const, name: 'Packages', enabled: true }],
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('changes', () => {
  it("are saved by themselves after a pause, and only then the button says 'Auto-saved' [WS-27]", async () => {
    const { user, saves } = await open('about');
    await user.type(nameField(), ' Co');
    await later(autoSaveAfter - 1);
    await user.type(nameField(), '.');
    await later(autoSaveAfter - 1);
    expect(saves()).toEqual([]);
    expect(label()).toBe('Save');
    await later(1);
    await says('Changes saved successfully');
    expect(saves()).toEqual([{ id: draft().id, version: 4, name: 'Wildrye Flowers Co.' }]);
    expect(label()).toBe('Auto-saved');
    expect(nameField()).toHaveFocus();
    await later(2 * autoRetryAfter);
    expect(saves()).toHaveLength(1);
  });

  it('that a save would refuse are not sent, and no field shows an error before Save is pressed [WS-28]', async () => {
    const { user, saves } = await open('about');
    await user.clear(nameField());
    await later(2 * autoSaveAfter);
    expect(saves()).toEqual([]);
    expect(label()).toBe('Save');
    expect(nameField()).not.toHaveAttribute('aria-invalid');
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
  });

  it('in a list keep the open item, and the line that is still empty', async () => {
    const { user, saves } = await open('packages', withPackages);
    await user.click(screen.getByRole('button', { name: /^The whole day/ }));
    await user.type(screen.getByLabelText('Name'), ', twice');
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    await later(autoSaveAfter);
    await says('Changes saved successfully');
    expect(saves()).toMatchObject([
      { packages: [{ name: 'The whole day, twice', inclusions: ['Two photographers'] }] },
    ]);
    expect(screen.getByLabelText('Inclusion 2')).toHaveValue('');
    expect(label()).toBe('Auto-saved');
    await later(2 * autoRetryAfter);
    expect(saves()).toHaveLength(1);
  });

  it('of an incomplete item wait until it is complete', async () => {
    const { user, saves } = await open('packages', withPackages);
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await later(2 * autoSaveAfter);
    expect(saves()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(label()).toBe('Save');
  });
});

it('saved changes that couples cannot see yet are named, instead of the last publish', async () => {
  await open('about', { publishStatus: 'Unpublished Changes' });
  await says('Every change is saved. Publish to show it to couples.');
});

const failing = (status: number, code: string) => () => {
  throw new Refusal(status, code);
};

describe('an automatic save', () => {
  it('that fails because of the server is reported, loses nothing, and is repeated until it succeeds [WS-35]', async () => {
    const { user, api, saves, store } = await open('about');
    api.answer(webstoreRoutes.saveWebstore, failing(503, 'temporarily-unavailable'));
    await user.type(nameField(), '!');
    await later(autoSaveAfter);
    await until(() => screen.queryByText('Error saving changes'));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing you typed is lost. We’ll keep trying.');
    expect(label()).toBe('Save');
    await later(autoRetryAfter);
    await until(() => saves().length === 2);
    expect(screen.getByText('Error saving changes')).toBeInTheDocument();
    expect(nameField()).toHaveValue('Wildrye Flowers!');
    api.answer(webstoreRoutes.saveWebstore, () => ({ ...store.draft, version: 5, name: 'Wildrye Flowers!' }));
    await later(autoRetryAfter);
    await says('Changes saved successfully');
    expect(screen.queryByText('Error saving changes')).not.toBeInTheDocument();
  });

  it('that is refused shows the reason at its field, leaves the focus, and waits for another value', async () => {
    const { user, api, saves } = await open('about');
    api.answer(webstoreRoutes.saveWebstore, failing(409, 'web-store-name-exists'));
    const address = () => screen.getByLabelText('Web address');
    await user.type(address(), '2');
    await user.click(nameField());
    await later(autoSaveAfter);
    await until(() => address().getAttribute('aria-invalid') === 'true');
    expect(screen.queryByText(/We’ll keep trying/)).not.toBeInTheDocument();
    expect(nameField()).toHaveFocus();
    await later(3 * autoRetryAfter);
    expect(saves()).toHaveLength(1);
    await user.type(address(), '3');
    await later(autoSaveAfter);
    await until(() => saves().length === 2);
    expect(saves()[1]).toMatchObject({ url: 'wildrye-flowers23' });
  });

  it('never replaces what was saved elsewhere meanwhile: the vendor chooses first', async () => {
    const { user, change, saves } = await open('about');
    await user.type(nameField(), ' Co');
    change({ name: 'Wild Rye' });
    await later(autoSaveAfter);
    await until(() => screen.queryByText('Someone changed this page after you opened it'));
    await user.type(nameField(), '.');
    await later(3 * autoRetryAfter);
    expect(saves()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    await until(() => screen.queryByText('Someone changed this page after you opened it') === null);
    await later(autoSaveAfter);
    await says('Changes saved successfully');
    expect(saves()[1]).toMatchObject({ version: 5, name: 'Wildrye Flowers Co.' });
  });
});
