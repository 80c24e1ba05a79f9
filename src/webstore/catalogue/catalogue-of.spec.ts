import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { catalogueOf } from './catalogue-of.js';
import { category } from './category.js';

const madeUp = (id: number, externalId: string, archived?: boolean) =>
  category({
    id,
    externalId,
    name: externalId,
    namePlural: externalId,
    archived,
    subCategories: { [id * 100 + 1]: 'First' },
    serviceTypes: { [20_000 + id * 100 + 1]: ['Type', { [300_000 + id * 1000 + 101]: 'Service' }] },
    styles: { [10_000 + id * 100 + 1]: 'Style' },
  });

describe('catalogueOf', () => {
  it('offers exactly the categories that are not archived, in the order of their ids [DIR-3, OP-47]', () => {
    const flags = fc.array(fc.boolean(), { maxLength: 24 });
    fc.assert(
      fc.property(flags, (archived) => {
        const categories = archived.map((flag, index) => madeUp(index + 1, `category${index + 1}`, flag));
        const offered = catalogueOf(categories.toReversed()).activeCategories();
        expect(offered).toEqual(categories.filter((_, index) => !archived[index]));
      }),
    );
  });

  it('keeps an archived category readable for the webstores that have it [DIR-3, OP-47]', () => {
    const old = madeUp(7, 'carriages', true);
    const catalogue = catalogueOf([old, madeUp(8, 'cars')]);
    expect(catalogue.categoryById(7)).toBe(old);
    expect(catalogue.categoryByExternalId('Carriages')).toBe(old);
    expect(catalogue.isSubCategoryOf(7, 701)).toBe(true);
    expect(catalogue.serviceById(307101)?.name).toBe('Service');
    expect(catalogue.styleById(10701)?.name).toBe('Style');
  });
});
