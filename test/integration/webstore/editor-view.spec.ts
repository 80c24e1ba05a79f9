import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AvailabilityDayView } from '#contracts/webstore/availability.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { locationsRoutes } from '#contracts/webstore/locations.routes.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { peopleOf, type People } from './people.js';
import { webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let people: People;
let vendor: ReturnType<typeof webstoreCalls>;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  vendor = webstoreCalls(posy, people.vendor.token);
});
afterAll(() => posy.stop());

const crawledData = { id: 'crawl-7', category: 'Wedding venue', address: '', website: '', contactEmail: '' };

describe('the view of the editor', () => {
  it('has every field of a webstore, with the names of what is chosen from the catalogue [WS-1]', async () => {
    const partnerId = await aWebstore(people.rival.vendorId).published(posy);
    const catalogue = (await posy.call<CategoryView[]>(routes.vendorCategories, {})).body;
    const venues = catalogue.find(({ externalId }) => externalId === 'venues')!;
    const florist = catalogue.find(({ externalId }) => externalId === 'florist')!;
    const service = venues.serviceTypes[0]!.services[0]!.id;
    const subCategoryIds = { [venues.id]: [venues.subCategories[0]!.id], [florist.id]: [florist.subCategories[1]!.id] };
    const style = [...venues.styles, ...florist.styles][0]!.id;
    const lists = {
      awards: [{ id: randomUUIDv7(), name: 'Best porch', link: '', imageId: null }],
      packages: [{ id: randomUUIDv7(), name: 'Day', price: 900, description: '', inclusions: [], imageId: null }],
      faqs: [{ id: randomUUIDv7(), question: 'Do you travel?', answer: 'Gladly.' }],
      partners: [{ partnerId, description: 'They wait for the light.' }],
    };
    const given = {
      name: 'Larkspur Barn',
      url: `larkspur-${partnerId.slice(-8)}`,
      businessDescription: 'A barn in a field.',
      categoryIds: [venues.id, florist.id],
      subCategoryIds,
      priceTier: 4 as const,
      displayPriceTier: true,
      capacity: 140,
      travels: false,
      links: { Website: 'larkspur.example', Twitter: 'larkspur' },
      googlePlaceId: 'ChIJ-larkspur',
      favouriteStore: '101',
      zipcodeNearFavouriteStore: '78702',
      services: [service],
      styles: [style],
      ...lists,
    };
    const id = await aWebstore(people.vendor.vendorId)
      .with({ ...given, travelOption: null, travelDistance: null })
      .bringing({
        availability: [{ day: '2027-05-01', state: 'unavailable' }],
        entitlement: { tier: 'premium', features: ['feature_premiumBadge'], version: 1 },
      })
      .published(posy);
    await posy.sql(`update webstore.webstore set crawled_data = $2 where id = $1`, [id, JSON.stringify(crawledData)]);

    expect(await vendor.draft(id)).toMatchObject({
      id,
      vendorId: people.vendor.vendorId,
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      hasBeenPublished: true,
      ...given,
      categoryId: `${venues.id},${florist.id}`,
      category: { id: venues.id, externalId: 'venues', name: venues.name, namePlural: venues.namePlural },
      subCategoryNames: [venues.subCategories[0]!.name, florist.subCategories[1]!.name],
      addresses: [{ addressType: 'business', city: 'Austin', state: 'TX' }],
      optionalSections: expect.arrayContaining([{ id: 'faqs', name: expect.any(String), enabled: true }]),
      activeFeatures: ['feature_premiumBadge'],
      crawledData,
    });
    const query = { startDate: '2027-05-01', endDate: '2027-05-31' };
    const days = await posy.call<AvailabilityDayView[]>(routes.availability, { params: { id }, query });
    expect(days.body).toEqual([{ availabilityDate: '2027-05-01', availability: 'unavailable' }]);
  });

  it('has no names before anything is chosen, and no data of a crawl unless it began with them', async () => {
    const { vendorId, token } = await aVendor(posy);
    const { body } = await posy.call(locationsRoutes.createWebstore, { body: { vendorId, name: 'Larkspur' }, token });
    expect(body).toMatchObject({ categoryId: '', category: null, subCategoryNames: [], crawledData: null });
  });
});
