import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { formatDay } from '../../../base/format.js';
import { dayOf } from '../../../base/months.js';
import { aPage, showPage } from '../../../test-support/open-webstore-page.js';

describe('the contact panel of a public page', () => {
  const panel = () => within(screen.getByRole('complementary', { name: 'Next steps' }));
  const ahead = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));
  const marked = (links: PublicWebstoreView['links'], ...days: [number, 'available' | 'partial' | 'unavailable'][]) =>
    aPage({ links }).answer(webstoreRoutes.availability, () =>
      days.map(([day, availability]) => ({ availabilityDate: ahead(day), availability })),
    );

  it('links to the website and mentions no dates when no day is marked', async () => {
    const api = marked({ Website: 'https://wildrye.example' });
    await showPage({}, api);
    await waitFor(() => expect(api.callsOf(webstoreRoutes.availability)).toHaveLength(1));
    const website = await panel().findByRole('link', { name: 'Visit website' });
    expect(website).toHaveAttribute('href', 'https://wildrye.example');
    expect(screen.queryByRole('link', { name: 'See open dates' })).not.toBeInTheDocument();
    expect(panel().queryByText(/^Next open day/)).not.toBeInTheDocument();
  });

  it('names the next day that the vendor has marked as available', async () => {
    await showPage({}, marked({}, [1, 'unavailable'], [2, 'partial'], [4, 'available'], [3, 'available']));
    expect(await panel().findByText(`Next open day: ${formatDay(ahead(3))}`)).toBeInTheDocument();
    expect(panel().getByRole('link', { name: 'See open dates' })).toHaveAttribute('href', '#webstore-availability');
  });

  it('offers to ask for a quote, unless nobody has claimed the page', async () => {
    await showPage({}, marked({}));
    expect(await panel().findByRole('button', { name: 'Ask for a quote' })).toBeEnabled();
  });

  it('says so when there is no way to get in touch', async () => {
    await showPage({}, aPage({ isUnclaimed: true }));
    expect(await panel().findByText('This business hasn’t added contact details yet.')).toBeInTheDocument();
  });
});
