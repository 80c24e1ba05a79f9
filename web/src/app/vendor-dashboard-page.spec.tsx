import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { draft, publication, vendor } from '../test-support/examples.js';
import { Refusal } from '../test-support/fake-api.js';
import { FakeWebSocket } from '../test-support/fake-web-socket.js';
import { aConversation, aMessage, keepConversations } from '../test-support/messaging-examples.js';
import { anApiWith } from '../test-support/open-editor.js';
import { renderApp } from '../test-support/render-app.js';

const started: Partial<WebstoreDraftView> = {
  publishStatus: 'Unpublished',
  hasBeenPublished: false,
  publishedVersion: 0,
  missingForPublish: ['url', 'priceTier', 'services', 'photo'],
};
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

async function openDashboard(
  start: Partial<WebstoreDraftView> = {},
  marked = 1,
  conversations: ConversationView[] = [],
) {
  const { api, store, change } = anApiWith(start);
  api.answer(webstoreRoutes.availability, () =>
    Array.from({ length: marked }, () => ({ availabilityDate: tomorrow, availability: 'available' as const })),
  );
  const inbox = keepConversations(api, { conversations: [...conversations], messages: {} });
  const page = renderApp({ path: '/vendor/dashboard', user: vendor, api });
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Nora' });
  return { ...page, store, change, inbox };
}
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const shortcuts = () =>
  region('Your sections')
    .getAllByRole('listitem')
    .map((item) => [within(item).getByRole('link').getAttribute('href'), item.textContent]);

it('the title of the page is Dashboard', async () => {
  await openDashboard();
  expect(document.title).toBe('Dashboard - Posy');
});

describe('a vendor whose page was never published', () => {
  it('sees the steps first, with the next one highlighted, and a publish button that waits for the last', async () => {
    await openDashboard(started);
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('4 steps left before you can publish');
    const list = region('4 steps left before you can publish');
    expect(list.getByText('3 of 7 done')).toBeVisible();
    expect(list.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
    expect(list.getByRole('listitem', { current: 'step' })).toHaveTextContent('Web address');
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Choose an address', '/vendor/webstore/editabout'],
      ['Choose a price tier', '/vendor/webstore/editabout'],
      ['Choose services', '/vendor/webstore/editamenities'],
      ['Add a photo', '/vendor/webstore/editgallery'],
    ]);
    expect(await list.findByText('Wildrye Flowers, Florist')).toBeVisible();
    expect(list.getByRole('button', { name: 'Publish my page' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'See your page' })).not.toBeInTheDocument();
    for (const preview of screen.getAllByRole('link', { name: 'Preview your page' })) {
      expect(preview).toHaveAttribute('href', pagePaths.vendorPreview);
    }
  });

  it('sees services as a step that is left until a category is chosen', async () => {
    // Without a category, no service is missing: there is none to choose from.
    await openDashboard({ ...started, categoryIds: [], services: [], missingForPublish: ['category', 'photo'] });
    const list = region('3 steps left before you can publish');
    const open = list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(open).toEqual(['Add your name', 'Choose services', 'Add a photo']);
    const [services] = list.getAllByRole('listitem').filter(({ textContent }) => /^\d*Services/.test(textContent));
    expect(services).not.toHaveTextContent('Done');
  });

  it('publishes when nothing is missing, and then watches the version go live', async () => {
    const { user, api } = await openDashboard({ ...started, missingForPublish: [] });
    api.answer(directoryRoutes.publication, () =>
      publication({ state: 'queued', publishedVersion: 1, secondsToLive: null }),
    );
    FakeWebSocket.newest.accept();
    await user.click(region('Ready to publish').getByRole('button', { name: 'Publish my page' }));
    const progress = await screen.findByRole('region', { name: 'Version 1' });
    expect(within(progress).getByRole('listitem', { current: 'step' })).toHaveTextContent('Queued');
    expect(progress.parentElement?.parentElement).toHaveFocus();
    const live = publication({ publishedVersion: 1, secondsToLive: 0.418 });
    act(() => FakeWebSocket.newest.receive({ action: 'PublicationChanged', data: live }));
    expect(await within(progress).findByText('Live in search after 0.42 seconds')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish my page' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your page' })).toHaveAttribute('href', '/wildrye-flowers');
  });

  it('sees why a publish was refused, and what is missing', async () => {
    const { user, api, change } = await openDashboard({ ...started, missingForPublish: [] });
    api.answer(webstoreRoutes.publish, () => {
      change({ missingForPublish: ['businessDescription'] });
      throw new Refusal(409, 'not-ready-to-publish');
    });
    await user.click(screen.getByRole('button', { name: 'Publish my page' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A few things are missing');
    expect(await screen.findByRole('link', { name: 'Write a summary' })).toBeVisible();
  });

  it('learns that the page is offline when it was published before', async () => {
    await openDashboard({ publishStatus: 'Unpublished' });
    expect(screen.getByText(/^Your page is offline/)).toBeVisible();
  });
});

describe('a vendor whose page is published', () => {
  it('sees the result of the last publish and the card of the page, and nothing to publish', async () => {
    await openDashboard();
    expect(await screen.findByText('Live in search after 0.42 seconds')).toBeVisible();
    const card = region('Your page');
    expect(card.getByText('Published')).toBeVisible();
    expect(card.getByText('localhost/wildrye-flowers')).toBeVisible();
    expect(card.getByRole('link', { name: 'See your page' })).toHaveAttribute('href', '/wildrye-flowers');
    expect(screen.queryByRole('button', { name: /Publish/ })).not.toBeInTheDocument();
  });

  it('does not see an old version as queued while its report is loading', async () => {
    const report = Promise.withResolvers<ReturnType<typeof publication>>();
    const { api } = anApiWith();
    api.answer(directoryRoutes.publication, () => report.promise).answer(webstoreRoutes.availability, () => []);
    renderApp({ path: '/vendor/dashboard', user: vendor, api });
    expect(await screen.findByText('Checking your last publish')).toBeInTheDocument();
    expect(screen.queryByText('Queued')).not.toBeInTheDocument();
    act(() => report.resolve(publication()));
    expect(await screen.findByText('Live in search after 0.42 seconds')).toBeVisible();
  });

  it('publishes later changes', async () => {
    const { user, api } = await openDashboard({ publishStatus: 'Unpublished Changes' });
    const changes = region('Unpublished changes');
    expect(changes.getByRole('link', { name: 'Review' })).toHaveAttribute('href', pagePaths.vendorPreview);
    await user.click(changes.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(screen.queryByText('Unpublished changes')).not.toBeInTheDocument());
    expect(api.callsOf(webstoreRoutes.publish)).toHaveLength(1);
    expect(await screen.findByRole('region', { name: 'Version 14' })).toBeVisible();
  });

  it('cannot publish incomplete changes, and finds where to complete them', async () => {
    await openDashboard({ publishStatus: 'Unpublished Changes', missingForPublish: ['services'] });
    const changes = region('Unpublished changes');
    expect(changes.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
    expect(changes.getByRole('link', { name: 'At least one service' })).toBeVisible();
  });

  it('sees that a publish failed, and may retry', async () => {
    const { user, api } = await openDashboard({ publishStatus: 'Unpublished Changes' });
    api.answer(webstoreRoutes.publish, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your webstore failed to publish/);
    expect(screen.getByRole('button', { name: 'Publish changes' })).toBeEnabled();
  });

  it('gets suggestions for the page, without sections that the plan locks', async () => {
    const partners = [{ partnerId: vendor.id, description: 'Cool in August.' }];
    const optionalSections = draft().optionalSections.map((each) => ({ ...each, enabled: each.id !== 'partners' }));
    await openDashboard({ activeFeatures: ['feature_faqs'], partners, optionalSections }, 2);
    const list = region('Finish your page');
    expect(await list.findByText('1 of 3 done')).toBeVisible();
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add an answer', '/vendor/webstore/editfaqs'],
      ['Open preferred partners', '/vendor/webstore/editpartners'],
    ]);
    expect(list.getByText('Done: Availability')).toBeVisible();
  });
});

describe('the sections', () => {
  it('each have a count or the reason why couples do not see them', async () => {
    await openDashboard(
      { activeFeatures: ['feature_faqs'], businessDescription: 'Flowers.', styles: [11_001, 11_002] },
      3,
    );
    await screen.findByText('3 days marked this month and next');
    expect(shortcuts()).toEqual([
      ['/vendor/webstore/editabout', 'About8 characters'],
      ['/vendor/webstore/editamenities', 'Amenities and services1 service, 2 styles'],
      ['/vendor/webstore/editstore', 'Retail storeLocked'],
      ['/vendor/webstore/editavailability', 'Availability3 days marked this month and next'],
      ['/vendor/webstore/editgallery', 'GalleryEmpty'],
      ['/vendor/webstore/editreviews', 'ReviewsLocked'],
      ['/vendor/webstore/editpackages', 'PackagesLocked'],
      ['/vendor/webstore/editfaqs', 'FAQsEmpty'],
      ['/vendor/webstore/editpartners', 'Preferred partnersEmpty'],
      ['/vendor/webstore/editawards', 'AwardsLocked'],
    ]);
  });

  it('are all shown when the calendar cannot be loaded', async () => {
    const { api } = anApiWith();
    api.answer(webstoreRoutes.availability, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    renderApp({ path: '/vendor/dashboard', user: vendor, api });
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Nora' });
    expect(shortcuts()).toContainEqual(['/vendor/webstore/editavailability', 'AvailabilityShown']);
  });
});

it.each([
  ['starter', 'Starter plan', 'Essential adds'],
  ['essential', 'Essential plan', 'Premium adds'],
  ['premium', 'Premium plan', undefined],
] as const)('the plan is shown, with the benefits of the next one: %s', async (subscriptionTier, name, next) => {
  await openDashboard({ subscriptionTier });
  const plan = region(name);
  expect(plan.queryByRole('heading', { level: 3 })?.textContent).toBe(next);
  expect(plan.getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', '/vendor/prices');
});

it('a draft that cannot be loaded can be retried', async () => {
  const { api, store } = anApiWith();
  api
    .answer(webstoreRoutes.availability, () => [])
    .answer(webstoreRoutes.webstoreById, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
  const { user } = renderApp({ path: '/vendor/dashboard', user: vendor, api });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer(webstoreRoutes.webstoreById, () => store.draft);
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Nora' })).toBeVisible();
});

const fromCouple = (nth: number, displayName: string, isUnread: boolean) =>
  aConversation(nth, {
    displayName,
    isUnread,
    eventUserId: '0198c0de-0000-7000-8000-0000000000e1',
    latestMessage: { type: 'text', source: 'received', ts: new Date().toISOString(), preview: `Are you free, ${nth}?` },
  });

describe('the unread messages of a vendor', () => {
  it('are counted, and the newest three lead to their conversation', async () => {
    const names = ['Maya', 'Priya', 'Lucía', 'Theo', 'Ana'];
    await openDashboard(
      {},
      1,
      names.map((name, nth) => fromCouple(nth + 1, name, name !== 'Priya')),
    );
    const card = region('Unread messages');
    expect(await card.findByText('4')).toBeVisible();
    const rows = (await card.findAllByRole('listitem')).map((row) => within(row).getByRole('link'));
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Maya', 'Lucía', 'Theo']);
    expect(rows[0]).toHaveAttribute('href', `/vendor/inbox?conversation=${aConversation(1).id}`);
    expect(card.getByText('Are you free, 1?')).toBeVisible();
    expect(card.getByRole('link', { name: 'Open the inbox' })).toHaveAttribute('href', '/vendor/inbox');
  });

  it('appear when a couple writes', async () => {
    const { inbox } = await openDashboard({}, 1, [fromCouple(1, 'Maya', false)]);
    const card = region('Unread messages');
    expect(await card.findByText('None right now. New messages appear here.')).toBeVisible();
    act(() => FakeWebSocket.newest.accept());
    const data = inbox.add(aConversation(1).id, aMessage(1, { message: 'Is June 12 free?' }));
    act(() => FakeWebSocket.newest.receive({ action: 'IncomingMessage', data }));
    expect(await card.findByText('Is June 12 free?')).toBeVisible();
    expect(await card.findByText('1')).toBeVisible();
  });
});

it('the dashboard is the first link beside every section', async () => {
  const { go } = await openDashboard();
  const nav = () => screen.getByRole('navigation', { name: 'Sections of your webstore' });
  expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  await go('/vendor/webstore');
  await screen.findByRole('heading', { level: 1, name: 'Your webstore' });
  expect(within(nav()).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/vendor/dashboard');
});
