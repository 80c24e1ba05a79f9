import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { publishRequirements, type PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import type { AddressContent } from '#contracts/webstore/webstore-content.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { activeCategories, servicesOf } from '../catalogue/catalogue.js';
import { emptyContent } from './empty-content.js';
import { missingForPublish } from './missing-for-publish.js';
import { whatToAdd } from './what-to-add.js';

const address = { city: 'Austin' } as AddressContent;
const photographer: WebstoreContent = {
  ...emptyContent('Larkspur'),
  url: 'larkspur',
  businessDescription: 'Flowers.',
  categoryIds: [11],
  services: [311101],
  priceTier: 2,
  travelOption: 'locally',
  travelDistance: 25,
  serviceArea: 'Austin, TX',
};
const venue: WebstoreContent = {
  ...photographer,
  categoryIds: [2],
  services: servicesOf([2]).map(({ id }) => id),
  capacity: 90,
  addresses: [address],
  travelOption: null,
  travelDistance: null,
  serviceArea: '',
};

/** Removes one thing from a complete draft. */
const without: Record<Exclude<PublishRequirement, 'photo' | 'capacity'>, Partial<WebstoreContent>> = {
  name: { name: '  ' },
  category: { categoryIds: [], services: [] },
  url: { url: null },
  businessDescription: { businessDescription: '\n' },
  priceTier: { priceTier: null },
  services: { services: [] },
  serviceArea: { travelOption: null },
};

describe('the missing fields of a draft', () => {
  it('are none when it is complete', () => {
    expect(missingForPublish(photographer, 1)).toEqual([]);
    expect(missingForPublish(venue, 1)).toEqual([]);
  });

  it('are nearly all in a new draft, without a capacity while there is no category', () => {
    const all = publishRequirements.filter((requirement) => !['name', 'capacity', 'services'].includes(requirement));
    expect(missingForPublish(emptyContent('New'), 0).toSorted()).toEqual(all.toSorted());
  });

  it.each(Object.entries(without))('are only %s if only that is missing', (requirement, changes) => {
    expect(missingForPublish({ ...photographer, ...changes }, 1)).toEqual([requirement]);
  });

  it('include a photo if there is none, and never a second one', () => {
    expect(missingForPublish(photographer, 0)).toEqual(['photo']);
  });

  it('include a capacity and an address for vendors with guests, but no travel [WS-184]', () => {
    expect(missingForPublish({ ...venue, capacity: null }, 1)).toEqual(['capacity']);
    expect(missingForPublish({ ...venue, addresses: [] }, 1)).toEqual(['serviceArea']);
    expect(missingForPublish({ ...venue, addresses: [{ ...address, city: '' }] }, 1)).toEqual(['serviceArea']);
    expect(missingForPublish({ ...photographer, capacity: null, addresses: [] }, 1)).toEqual([]);
  });

  it('include a market and a distance for vendors who travel locally, neither for nationwide ones', () => {
    expect(missingForPublish({ ...photographer, serviceArea: ' ' }, 1)).toEqual(['serviceArea']);
    expect(missingForPublish({ ...photographer, travelDistance: null }, 1)).toEqual(['serviceArea']);
    for (const travelOption of ['nationally', 'globally'] as const) {
      const anywhere = { ...photographer, travelOption, serviceArea: '', travelDistance: null };
      expect(missingForPublish(anywhere, 1)).toEqual([]);
    }
  });

  it('include services for every category but those that have none to choose, such as photo booths [WS-183]', () => {
    const asking = activeCategories().filter(({ id }) =>
      missingForPublish({ ...photographer, categoryIds: [id], services: [] }, 1).includes('services'),
    );
    const silent = activeCategories().filter((category) => !asking.includes(category));
    expect(silent.map(({ externalId }) => externalId)).toEqual(['photobooths']);
  });

  it('never grow when something is added', () => {
    const parts = fc.subarray(Object.keys(without) as (keyof typeof without)[]);
    fc.assert(
      fc.property(parts, parts, fc.nat({ max: 3 }), (lacking, added, photos) => {
        const less = Object.assign({}, photographer, ...lacking.map((part) => without[part])) as WebstoreContent;
        const kept = lacking.filter((part) => !added.includes(part));
        const more = Object.assign({}, photographer, ...kept.map((part) => without[part])) as WebstoreContent;
        const before = missingForPublish(less, photos);
        for (const requirement of missingForPublish(more, photos + 1)) {
          // Without a category services are not required.
          expect([...before, 'services']).toContain(requirement);
        }
      }),
    );
  });
});

describe('the summary of missing fields', () => {
  it('is a sentence', () => {
    expect(whatToAdd(['photo'])).toBe('Before you publish, add a photo.');
    expect(whatToAdd(['url', 'capacity'])).toBe('Before you publish, add a web address and your capacity.');
    expect(whatToAdd(['category', 'priceTier', 'photo'])).toBe(
      'Before you publish, add a category, a price tier and a photo.',
    );
  });

  it('contains no field name of the program', () => {
    for (const requirement of publishRequirements) expect(whatToAdd([requirement])).toMatch(/^[A-Z][a-z ,]+\.$/);
  });
});
