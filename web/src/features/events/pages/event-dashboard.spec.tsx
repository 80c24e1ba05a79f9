import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { eventImageRoutes } from '#contracts/events/event-image.routes.js';
import type { EventImageView } from '#contracts/events/events.views.js';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import { aCouplesApi, keptWith } from '../../../test-support/a-couples-api.js';
import { anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { couple, florist, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { FakeUpload, sendByFakeUploads } from '../../../test-support/fake-upload.js';
import { barn, openEventDashboard } from '../../../test-support/open-event-dashboard.js';
import { renderApp } from '../../../test-support/render-app.js';

sendByFakeUploads();

const dayAhead = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const facts = () => {
  const region = within(screen.getByRole('region', { name: 'Your event' }));
  const values = region.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(region.getAllByRole('term').map(({ textContent }, nth) => [textContent, values[nth]]));
};

/** Ids of the first and the third stock picture. */
const [firstStock, thirdStock] = ['e8565dd1-4df7-8b2c-857e-0b802001f145', 'b38502a6-06aa-88b5-8ebf-f76bc884686a'];
const heroSource = () => document.querySelector('img[loading=eager]')?.getAttribute('src');

describe('the dashboard of a couple', () => {
  it('counts the days and shows the facts', async () => {
    await openEventDashboard({ eventDate: { eventDate: dayAhead(328), isFlexible: false, eventTimeline: null } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('328 days until your wedding');
    expect(screen.getByText(/^Good (morning|afternoon|evening), Maya$/)).toBeVisible();
    expect(facts()).toMatchObject({ Place: 'Chicago, IL', Guests: 'About 90', 'Looking for': '2 categories' });
    expect(facts()['Budget']).toContain('Premium');
    expect(screen.getByRole('link', { name: /Edit your event/ })).toHaveAttribute('href', '/event-information');
  });

  it('consists of countdown, facts, saved vendors, messages and suggestions, and is explained to visitors [OP-87, EV-41]', async () => {
    const own = await openEventDashboard();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^\S+ days until your wedding$/);
    for (const name of ['Your event', 'Saved vendors', 'Messages', 'Near Chicago, free on your date']) {
      expect(await screen.findByRole('region', { name })).toBeVisible();
    }
    own.unmount();
    renderApp({ path: '/dashboard' });
    expect(await screen.findByRole('heading', { level: 1, name: 'One place for your whole day' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('countdown'),
      expect.stringContaining('Saved vendors'),
      expect.stringContaining('Vendors near you'),
    ]);
    expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });

  it('shows a date as month, day and year [EV-44]', async () => {
    await openEventDashboard();
    expect(facts()['Date']).toBe('October 16, 2094');
  });

  it.each([
    [1, '1 day until your wedding'],
    [0, 'Today is your wedding'],
    [-3, '3 days since your wedding'],
  ])('describes the time until the day: %i days', async (days, words) => {
    await openEventDashboard({ eventDate: { eventDate: dayAhead(days), isFlexible: false, eventTimeline: null } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
  });

  it('lists missing facts', async () => {
    await openEventDashboard({
      eventDate: { eventDate: null, isFlexible: true, eventTimeline: 2 },
      locationKnown: false,
      eventLocationType: 'unknown',
      eventLocations: [],
      basics: { guestCount: null, guestCountKnown: false, budgetTier: null, budgetTierKnown: false },
      eventVendors: [],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('In 6 to 12 months');
    expect(facts()).toEqual({
      Date: '6 to 12 months',
      Place: 'Not decided yet',
      Guests: 'Not decided yet',
      Budget: 'Not decided yet',
      'Looking for': 'Not decided yet',
    });
  });

  it('shows favorites by category, and wanted categories without any', async () => {
    await openEventDashboard();
    const favorites = within(await screen.findByRole('region', { name: 'Saved vendors' }));
    const piles = favorites.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(piles).toEqual([
      expect.stringContaining('VenuesThe Juniper Barn'),
      expect.stringContaining('No florist yet'),
    ]);
    expect(favorites.getByRole('link', { name: 'Find florists' })).toHaveAttribute(
      'href',
      '/vendors/chicago-il/florist?date=2094-10-16',
    );
    expect(favorites.getByRole('link', { name: 'All 1' })).toHaveAttribute('href', '/favorites');
  });

  it('marks a saved vendor as booked, who is then neither missing nor suggested, and takes the mark away again [OP-89]', async () => {
    const { user, kept, api } = await openEventDashboard();
    const booked = await screen.findByRole('region', { name: 'Booked vendors' });
    expect(booked).toHaveTextContent('Signed with someone?');
    await user.click(within(booked).getByRole('button', { name: 'Add a booked vendor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who did you book?' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as booked' }));
    expect(dialog.getByText('Choose who you booked')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /Vendor/ }));
    await user.click(await screen.findByRole('option', { name: 'The Juniper Barn' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as booked' }));
    expect(await within(booked).findByRole('link', { name: 'The Juniper Barn' })).toHaveAttribute(
      'href',
      `/${barn.url}`,
    );
    expect(kept.profile.event?.eventVendors).toEqual([
      { categoryId: florist.id, webstoreId: null, nickname: null },
      { categoryId: barn.categoryId, webstoreId: barn.id, nickname: null },
    ]);
    expect(api.callsOf(directoryRoutes.webstoreSearch).map(({ query }) => query['categoryId'])).toEqual([
      String(florist.id),
    ]);
    await user.click(within(booked).getByRole('button', { name: 'Mark The Juniper Barn as not booked' }));
    await waitFor(() => expect(within(booked).queryByRole('listitem')).not.toBeInTheDocument());
    expect(kept.profile.event?.eventVendors).toHaveLength(2);
  });

  it('marks somebody who is not on the site by name [OP-89]', async () => {
    const { user } = await openEventDashboard();
    const booked = await screen.findByRole('region', { name: 'Booked vendors' });
    await user.click(within(booked).getByRole('button', { name: 'Add a booked vendor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who did you book?' }));
    await user.click(dialog.getByRole('button', { name: /Vendor/ }));
    await user.click(await screen.findByRole('option', { name: 'Someone else' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Aunt Rose ');
    await user.click(dialog.getByRole('button', { name: /What they do/ }));
    await user.click(await screen.findByRole('option', { name: florist.name }));
    await user.click(dialog.getByRole('button', { name: 'Mark as booked' }));
    await waitFor(() => expect(within(booked).getByRole('listitem')).toHaveTextContent(`Aunt Rose${florist.name}`));
    const favorites = within(screen.getByRole('region', { name: 'Saved vendors' }));
    expect(favorites.queryByText('No florist yet')).not.toBeInTheDocument();
  });

  it('links to vendors when nothing is saved or wanted', async () => {
    await openEventDashboard({ eventVendors: [] }, []);
    expect(await screen.findByText(/Tap the heart on any vendor/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse vendors' })).toHaveAttribute(
      'href',
      '/vendors?place=chicago-il&date=2094-10-16',
    );
  });

  it('uploads an own picture, shows it once it is checked, and a stock picture when it is removed [EV-42] [EV-47] [OP-88]', async () => {
    const own = {
      id: '0198c0de-0000-7000-8000-00000000ee09',
      pictureId: null,
      url: '',
      width: 900,
      height: 600,
      placeholder: '',
      alt: '',
      validationResult: null,
      reasons: [],
    };
    const signedUrl = 'http://posy.test/media/signed/x';
    const { user, api, kept } = await openEventDashboard();
    const show = (dashboardHeroImage: EventImageView | null) => {
      kept.profile = profileWith({ ...kept.profile.event!, dashboardHeroImage });
    };
    api
      .answer(eventImageRoutes.uploadEventImage, () => ({
        signedUrl,
        imageId: own.id,
      }))
      .answer(eventImageRoutes.confirmEventImage, () => {
        show(own);
        return own;
      })
      .answer(eventImageRoutes.deleteEventImage, () => {
        show(null);
        return { success: true as const };
      });
    await user.click(screen.getByRole('button', { name: 'Change picture' }));
    const place = within(await screen.findByRole('group', { name: 'Your own picture' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File(['x'], 'us.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
    act(() => FakeUpload.newest.end('load', 200));
    expect(await place.findByText('We’re checking your picture. It’ll appear in a moment.')).toBeInTheDocument();
    const [begun] = api.callsOf(eventImageRoutes.uploadEventImage);
    const key: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
    const type = 'image/jpeg';
    expect(begun).toMatchObject({ method: 'GET', path: expect.stringMatching(/^event\/[^/]+\/uploadImage$/) });
    expect(begun?.query).toEqual({ filename: 'us.jpg', noCacheKey: key, contentType: type, size: '1' });
    expect(FakeUpload.newest).toMatchObject({ timeout: 60_000, sent: { method: 'PUT', url: signedUrl, type } });
    const [confirmed] = api.callsOf(eventImageRoutes.confirmEventImage);
    expect(confirmed).toMatchObject({ method: 'PUT', path: expect.stringMatching(/^event\/.+\/confirmUploadImage$/) });
    const size = { width: expect.any(Number), height: expect.any(Number) };
    const sent = { category: 'dashboardhero', preSignedUrl: signedUrl, contentType: type, ordinal: 0 };
    expect(confirmed?.body).toEqual({ ...sent, ...size });
    expect(heroSource()).toContain(firstStock);
    show({ ...own, pictureId: own.id, validationResult: true });
    // The api pushes nothing: the page asks again.
    expect(await place.findByRole('img', { name: 'Your own picture' })).toBeInTheDocument();
    await waitFor(() => expect(heroSource()).toContain(own.id));
    await user.click(place.getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(place.queryByRole('img')).not.toBeInTheDocument());
    expect(place.getByRole('button', { name: 'Upload a picture' })).toBeInTheDocument();
    await waitFor(() => expect(heroSource()).toContain(firstStock));
  });

  it('shows the first picture until another is chosen, and saves that at once [EV-42, OP-88]', async () => {
    const { user, kept } = await openEventDashboard();
    expect(heroSource()).toContain(firstStock);
    await user.click(screen.getByRole('button', { name: 'Change picture' }));
    const choice = within(await screen.findByRole('radiogroup', { name: 'Dashboard picture' }));
    const pictures = choice.getAllByRole('radio');
    expect(pictures.map((one) => (one as HTMLInputElement).checked)).toEqual([true, ...Array(5).fill(false)]);
    await user.click(pictures[2]!);
    await waitFor(() => expect(kept.profile.event?.props.selectedHeroImage).toBe(2));
    expect(kept.profile.event?.props.currentSetupStep).toBe('COMPLETE');
    await waitFor(() => expect(heroSource()).toContain(thirdStock));
  });

  it('has pictures of its own for a prom [OP-88]', async () => {
    await openEventDashboard({ eventType: 'Prom' });
    expect(heroSource()).toContain('0689e48c-3875-8e58-8cd3-124e9b1dad12');
  });

  it('redirects a couple with an unfinished setup to it [ID-101]', async () => {
    const api = aCouplesApi(keptWith([]));
    keepEvent(api, profileWith(anEvent({ props: { selectedHeroImage: 0, currentSetupStep: 'event-details' } })));
    const { address } = renderApp({ path: '/dashboard', user: couple, api });
    await screen.findByRole('heading', { level: 1, name: 'How many guests, and what’s your budget?' });
    expect(address()).toBe('/setup/event-details');
  });

  it('redirects a couple without an event to its setup', async () => {
    const api = aCouplesApi(keptWith([]));
    keepEvent(api, { event: null, eventUser: null });
    const { address } = renderApp({ path: '/dashboard', user: couple, api });
    await screen.findByRole('heading', { level: 1, name: 'Whose day is it?' });
    expect(address()).toBe('/setup/event-basics');
  });

  it('can be retried when it could not be loaded', async () => {
    const api = aCouplesApi(keptWith([])).answer(eventsRoutes.eventProfile, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    const { user } = renderApp({ path: '/dashboard', user: couple, api });
    await screen.findByText('We couldn’t load your event');
    keepEvent(api, profileWith(anEvent()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Your event' })).toBeVisible();
  });

  it('shows visitors a preview, and a button to sign in [EV-41]', async () => {
    renderApp({ path: '/dashboard' });
    expect(await screen.findByRole('heading', { level: 1, name: 'One place for your whole day' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(main.getByRole('link', { name: 'I have an account' })).toHaveAttribute('href', '/login');
  });

  it('is not for vendors without an event', async () => {
    const { address } = renderApp({ path: '/dashboard', user: vendor });
    await waitFor(() => expect(address()).toBe('/signup'));
  });
});
