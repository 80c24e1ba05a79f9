import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PlanFeature } from '#contracts/billing/subscription-tier.js';
import { retailStoresRoutes } from '#contracts/webstore/retail-stores.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { vendor } from '../../../test-support/examples.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

const everything: PlanFeature[] = [
  ...(['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews', 'feature_premiumBadge'] as const),
];

async function open(section: string, heading: string, activeFeatures = everything) {
  const { api } = anApiWith({ activeFeatures });
  api
    .answer(webstoreRoutes.availability, () => [])
    .answer(retailStoresRoutes.inserts, () => ({ orderUrl: null }))
    .answer(webstoreRoutes.vendorFaqOptions, () => []);
  const page = renderApp({ path: `/vendor/webstore/edit${section}`, user: vendor, api });
  await screen.findByRole('heading', { level: 1, name: heading });
  return { ...page, api };
}

const pages = [
  ['about', 'About'],
  ['amenities', 'Amenities and services'],
  ['availability', 'Availability'],
  ['gallery', 'Gallery'],
  ['reviews', 'Reviews'],
  ['packages', 'Packages'],
  ['faqs', 'FAQs'],
  ['partners', 'Preferred partners'],
  ['awards', 'Awards'],
  ['store', 'Retail store'],
  ['inserts', 'In-store inserts'],
] as const;

const locked = [
  ['reviews', 'Reviews', 'Couples trust other couples'],
  ['packages', 'Packages', 'when they see a price'],
  ['faqs', 'FAQs', 'Answer common questions once'],
  ['awards', 'Awards', 'awards and press'],
  ['store', 'Retail store', 'where they choose the dress'],
] as const;

describe('the sections of a webstore', () => {
  it.each(pages)(
    'have an edit page each, with Save in a bar that stays at the bottom: %s [WS-25, WS-27, WS-112, OP-1]',
    async (section, heading) => {
      await open(section, heading);
      const save = await screen.findByRole('button', { name: 'Auto-saved' });
      expect(save).toBeDisabled();
      expect(save.closest('.sticky')).toHaveClass('bottom-(--bottom-bar)');
      const nav = screen.getByRole('navigation', { name: 'Sections of your webstore' });
      expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent(heading);
    },
  );

  it('are marked as empty in the navigation while couples see nothing: a calendar without a marked day, too', async () => {
    const { api, unmount } = await open('faqs', 'FAQs');
    const linkTo = () =>
      within(screen.getByRole('navigation', { name: 'Sections of your webstore' })).getByRole('link', {
        name: /^Availability/,
      });
    await waitFor(() => expect(linkTo()).toHaveTextContent('AvailabilityEmpty'));
    unmount();
    const availabilityDate = new Date().toISOString().slice(0, 10);
    api.answer(webstoreRoutes.availability, () => [{ availabilityDate, availability: 'unavailable' as const }]);
    renderApp({ path: '/vendor/webstore/editfaqs', user: vendor, api });
    await screen.findByRole('heading', { level: 1, name: 'FAQs' });
    await waitFor(() => expect(linkTo()).toHaveTextContent('AvailabilityShown'));
  });

  it.each(locked)(
    'that the plan locks have a lock, a description and the way to Premium: %s [WS-38, OP-12]',
    async (section, name, words) => {
      await open(section, name, []);
      const heading = screen.getByRole('heading', { name: `${name}: premium users only` });
      const banner = heading.parentElement!;
      expect(banner).toHaveTextContent(words);
      expect(banner.querySelector('svg.lucide-lock')).toBeInTheDocument();
      expect(within(banner).getByRole('button', { name: 'Subscribe to Premium' })).toBeEnabled();
      expect(screen.queryByRole('button', { name: 'Add item' })).not.toBeInTheDocument();
    },
  );

  it('that are awards require a name, with the text of the field [WS-113, WS-32, WS-29]', async () => {
    const { user, api } = await open('awards', 'Awards');
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Add item');
    await user.type(screen.getByLabelText('Link'), 'awards.example');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Awards: please complete the required fields or remove before saving',
    );
    expect(screen.getByText('Name: field required')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), '   ');
    expect(screen.getByText('Name: field required')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Best light');
    await press('Save');
    await waitFor(() => expect(api.callsOf(webstoreRoutes.saveWebstore)).toHaveLength(1));
  });
});
