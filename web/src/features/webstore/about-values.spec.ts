import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { catalogue, draft, florist, venues } from '../../test-support/examples.js';
import { shopAddress } from '../../test-support/open-webstore-page.js';
import { aboutForm as formFor } from './about-form-rules.js';
import { aboutFields, hasCapacity, withCategories, type AboutValues } from './about-values.js';
import { changedFields, rebased, saveRequestOf } from './section-form.js';

const aboutForm = formFor(catalogue);
const { valuesOf: aboutValuesOf } = aboutForm;

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 5 });
const anyValues: fc.Arbitrary<AboutValues> = fc.record({
  name: fc.string(),
  url: fc.option(fc.string()),
  businessDescription: fc.string(),
  categoryIds: ids,
  subCategoryIds: fc.dictionary(fc.integer({ min: 1, max: 24 }).map(String), ids),
  priceTier: fc.constantFrom(null, 1, 2, 3, 4),
  displayPriceTier: fc.boolean(),
  capacity: fc.option(fc.integer({ min: 1, max: 500 })),
  travels: fc.boolean(),
  travelOption: fc.constantFrom(null, 'locally', 'nationally', 'globally'),
  travelDistance: fc.constantFrom(null, 25, 50),
  serviceArea: fc.string(),
  onlineStore: fc.boolean(),
  shippingOption: fc.constantFrom(null, 'national', 'global'),
  physicalStore: fc.boolean(),
  locationAddressType: fc.constantFrom(null, 'businessAddress', 'serviceAddress'),
  displayStoreAddress: fc.boolean(),
  addresses: fc.constantFrom([], [shopAddress]),
  phone: fc.constantFrom('', '+15125550142'),
  links: fc.constantFrom({}, { Website: 'wildrye.example' }, { Instagram: 'wildrye' }),
});

describe('the changes of a save', () => {
  it('name each line of a street once: the other name of a changed one would contradict it', () => {
    const read = draft({
      addresses: [{ ...shopAddress, address1: shopAddress.street1, address2: shopAddress.street2 }],
    });
    const values = {
      ...aboutValuesOf(read),
      addresses: [{ ...aboutValuesOf(read).addresses[0]!, street1: '4 Elm St' }],
    };
    expect(saveRequestOf(aboutForm, read, values).addresses).toEqual([{ ...shopAddress, street1: '4 Elm St' }]);
  });

  it('are the changed fields and nothing else, with id and version [WS-37]', () => {
    const values = { ...aboutValuesOf(draft()), name: 'Wildrye and Daughters', priceTier: 4 as const };
    expect(saveRequestOf(aboutForm, draft(), values)).toEqual({
      id: draft().id,
      version: 4,
      name: 'Wildrye and Daughters',
      priceTier: 4,
    });
  });

  it('are empty when nothing has changed, in any order of the choices', () => {
    const before = aboutValuesOf(draft({ subCategoryIds: { 10: [5, 4] } }));
    expect(changedFields(aboutForm, before, { ...before, subCategoryIds: { 10: [4, 5], 2: [] } })).toEqual([]);
    expect(changedFields(aboutForm, before, { ...before, subCategoryIds: { 10: [4] } })).toEqual(['subCategoryIds']);
  });

  it('ignore links that are empty, not yet shortened, or in another order', () => {
    const before = { ...aboutValuesOf(draft()), links: { Facebook: 'wildrye', Website: 'wildrye.example' } };
    const after = { Website: 'https://wildrye.example', Vimeo: '', Facebook: 'facebook.com/wildrye' };
    expect(changedFields(aboutForm, before, { ...before, links: after })).toEqual([]);
    expect(changedFields(aboutForm, before, { ...before, links: {} })).toEqual(['links']);
  });

  it('distinguish the first category from the others', () => {
    const before = { ...aboutValuesOf(draft()), categoryIds: [2, 10] };
    expect(changedFields(aboutForm, before, { ...before, categoryIds: [10, 2] })).toEqual(['categoryIds']);
  });

  it('treat a capacity of 0 as empty [WS-23]', () => {
    expect(aboutValuesOf(draft({ capacity: 0 })).capacity).toBeNull();
  });
});

describe('a newer draft under unsaved changes', () => {
  it('keeps each changed field and updates every other', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (from, typed, newer) => {
        const result = rebased(aboutForm, typed, from, newer);
        const kept = changedFields(aboutForm, from, typed);
        for (const field of aboutFields) {
          expect(changedFields(aboutForm, result, kept.includes(field) ? typed : newer)).not.toContain(field);
        }
      }),
    );
  });
});

describe('choosing categories', () => {
  const both: AboutValues = {
    ...aboutValuesOf(draft()),
    categoryIds: [2, 10],
    subCategoryIds: { 2: [201], 10: [1001] },
    capacity: 150,
  };

  it('removes subcategories of the removed category', () => {
    expect(withCategories(both, [2], catalogue)).toMatchObject({
      categoryIds: [2],
      subCategoryIds: { 2: [201] },
      capacity: 150,
    });
  });

  it('clears the capacity when neither venues nor lodging is left [WS-58]', () => {
    expect(withCategories(both, [10], catalogue)).toMatchObject({ capacity: null, subCategoryIds: { 10: [1001] } });
  });

  it('alone decides about capacity [WS-55]', () => {
    expect(hasCapacity([florist])).toBe(false);
    expect(hasCapacity([florist, venues])).toBe(true);
    expect(hasCapacity([{ ...florist, externalId: 'lodging' }])).toBe(true);
  });
});
