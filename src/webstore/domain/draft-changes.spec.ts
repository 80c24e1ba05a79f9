import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import type { Refusal } from '#src/platform/domain/refusal.js';
import { activeCategories, categoryById, servicesOf, stylesOf } from '../catalogue/catalogue.js';
import { countsGuests } from '../catalogue/counts-guests.js';
import { applyChanges as applyChangesOf } from './draft-changes.js';
import type { DraftChanges } from './sections/section-rules.js';
import { emptyContent } from './empty-content.js';

const [florist, venues, lodging] = [10, 2, 4] as const;
const draft: WebstoreContent = { ...emptyContent('Larkspur'), categoryIds: [florist] };
const applyChanges = (from: WebstoreContent, changes: DraftChanges) => applyChangesOf(from, changes, () => true);
const serviceOf = (category: number) => servicesOf([category])[0]!.id;
const subCategoryOf = (category: number) => categoryById(category)!.subCategories[0]!.id;

const refusalOf = (from: WebstoreContent, changes: DraftChanges): Refusal => {
  try {
    applyChanges(from, changes);
  } catch (error) {
    return error as Refusal;
  }
  throw new Error('The changes were not refused');
};

/** Changes as an editor could send them: all choices belong to the chosen categories. */
const fittingChanges = fc
  .subarray(
    activeCategories().map(({ id }) => id),
    { maxLength: 3 },
  )
  .chain((categoryIds): fc.Arbitrary<DraftChanges> =>
    fc.record(
      {
        categoryIds: fc.constant(categoryIds),
        services: fc.subarray(servicesOf(categoryIds).map(({ id }) => id)),
        styles: fc.subarray(stylesOf(categoryIds).map(({ id }) => id)),
        subCategoryIds: fc.constant(Object.fromEntries(categoryIds.map((id) => [id, [subCategoryOf(id)]]))),
        capacity: fc.option(fc.integer({ min: 0, max: 100_000 })),
        name: fc.string({ minLength: 1 }),
        url: fc.option(fc.stringMatching(/^[A-Za-z0-9-]{1,40}x$/)),
      },
      { requiredKeys: ['categoryIds'] },
    ),
  );

describe('changes of a draft', () => {
  it('leave the other fields and the original draft unchanged [WS-37]', () => {
    const before = structuredClone(draft);
    expect(applyChanges(draft, { name: 'Pine' })).toEqual({ ...draft, name: 'Pine' });
    expect(applyChanges(draft, { name: undefined })).toEqual(draft);
    expect(draft).toEqual(before);
  });

  it('write a web address in lower case', () => {
    expect(applyChanges(draft, { url: 'Lark-Spur' }).url).toBe('lark-spur');
  });

  it.each(['vendors', 'API', 'Login', 'home'])('refuse the reserved web address %s [OP-6]', (url) => {
    expect(refusalOf(draft, { url })).toMatchObject({ code: 'invalid-input', fields: { url: ['reserved'] } });
  });

  it('treat a capacity of 0 as none [WS-23]', () => {
    const venue = applyChanges(draft, { categoryIds: [venues], capacity: 120 });
    expect(venue.capacity).toBe(120);
    expect(applyChanges(venue, { capacity: 0 }).capacity).toBeNull();
    expect(applyChanges(venue, { capacity: null }).capacity).toBeNull();
  });

  it('keep a capacity for venues and lodging only [WS-58, WS-184]', () => {
    for (const category of activeCategories()) {
      const { capacity } = applyChanges(draft, { categoryIds: [category.id], capacity: 80 });
      expect(capacity).toBe([venues, lodging].some((id) => id === category.id) ? 80 : null);
    }
  });

  it('remove the choices of a removed category, and keep the rest', () => {
    const both = applyChanges(draft, {
      categoryIds: [florist, venues],
      services: [serviceOf(florist), serviceOf(venues)],
      subCategoryIds: { [florist]: [subCategoryOf(florist)], [venues]: [subCategoryOf(venues)] },
      capacity: 60,
    });
    expect(applyChanges(both, { categoryIds: [florist] })).toMatchObject({
      services: [serviceOf(florist)],
      subCategoryIds: { [florist]: [subCategoryOf(florist)] },
      capacity: null,
    });
  });

  it('refuse choices that do not fit, naming each field', () => {
    const misfits: DraftChanges = {
      categoryIds: [florist, 999],
      services: [serviceOf(venues)],
      styles: [1],
      subCategoryIds: { [florist]: [subCategoryOf(venues)] },
      url: 'admin',
    };
    expect(refusalOf(draft, misfits)).toMatchObject({
      code: 'invalid-input',
      fields: {
        categoryIds: ['unknown-category'],
        services: ['not-of-category'],
        styles: ['not-of-category'],
        subCategoryIds: ['not-of-category'],
        url: ['reserved'],
      },
    });
  });

  it('always result in a consistent draft', () => {
    fc.assert(
      fc.property(fittingChanges, fittingChanges, (first, second) => {
        const next = applyChanges(applyChanges(draft, first), { categoryIds: second.categoryIds, capacity: 10 });
        const services = new Set(servicesOf(next.categoryIds).map(({ id }) => id));
        const styles = new Set(stylesOf(next.categoryIds).map(({ id }) => id));
        expect(next.services.every((id) => services.has(id))).toBe(true);
        expect(next.styles.every((id) => styles.has(id))).toBe(true);
        expect(Object.keys(next.subCategoryIds).every((id) => next.categoryIds.includes(Number(id)))).toBe(true);
        expect(next.capacity).toBe(countsGuests(next.categoryIds) ? 10 : null);
      }),
    );
  });

  it('are idempotent, and undoing them results in the original draft [WS-21]', () => {
    fc.assert(
      fc.property(fittingChanges, (changes) => {
        const once = applyChanges(draft, changes);
        expect(applyChanges(once, changes)).toEqual(once);
        const { categoryIds, services, styles, subCategoryIds, capacity, name, url } = draft;
        expect(applyChanges(once, { categoryIds, services, styles, subCategoryIds, capacity, name, url })).toEqual(
          draft,
        );
      }),
    );
  });
});
