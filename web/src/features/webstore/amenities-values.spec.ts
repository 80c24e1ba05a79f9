import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { draft, florist, venues } from '../../test-support/examples.js';
import { amenitiesForm, amenityGroups, among, replaced } from './amenities-values.js';
import { changedFields, saveRequestOf } from './section-form.js';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
const group = ids.map((chosen) => chosen.map((id) => ({ id })));

describe('chosen services and styles', () => {
  it('are saved as the changed lists and nothing else [WS-37]', () => {
    const values = { services: [10_002, 10_001], styles: [] };
    expect(saveRequestOf(amenitiesForm, draft(), values)).toEqual({
      id: draft().id,
      version: 4,
      services: [10_002, 10_001],
    });
  });

  it('are the same in any order', () => {
    fc.assert(
      fc.property(ids, ids, (services, styles) => {
        const turned = { services: services.toReversed(), styles: styles.toSorted((a, b) => a - b) };
        expect(changedFields(amenitiesForm, { services, styles }, turned)).toEqual([]);
      }),
    );
  });

  it('of one group change without those of the others', () => {
    fc.assert(
      fc.property(ids, group, (chosen, offered) => {
        const ticked = offered.map(({ id }) => id).filter((_, nth) => nth % 2 === 0);
        const next = replaced(chosen, offered, ticked);
        expect(among(next, offered)).toEqual(ticked);
        const outside = (all: readonly number[]) => all.filter((id) => !offered.some((one) => one.id === id));
        expect(outside(next)).toEqual(outside(chosen));
        expect(new Set(next).size).toBe(next.length);
      }),
    );
  });
});

it('are shown to couples by type, in the order of the catalogue', () => {
  expect(amenityGroups([florist, venues], [10_002, 10_001])).toEqual([
    { id: 20_010, name: 'Florist extras', services: ['Florist service A', 'Florist service B'] },
    { id: 20_002, name: 'Venue extras', services: [] },
  ]);
});
