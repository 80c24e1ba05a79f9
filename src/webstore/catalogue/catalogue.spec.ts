import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isKnownCategory } from '#contracts/webstore/category-ids.js';
import type { CategoryView, NamedView } from '#contracts/webstore/category.view.js';
import {
  activeCategories,
  categoryByExternalId,
  categoryById,
  isSubCategoryOf,
  serviceById,
  servicesOf,
  styleById,
  stylesOf,
  subCategoryById,
} from './catalogue.js';

const setupIds = (
  'beauty venues music lodging foodbeverage officiants planning rentalequipment invitationsstationery florist ' +
  'photographyvideography favorsgifts transportation jewelry entertainmentotherservices healthwellness travel ' +
  'photobooths bridaltuxedo home tuxedos videography weddingcakes otherservices'
).split(' ');

const withVibes =
  'beauty music foodbeverage officiants florist photographyvideography jewelry healthwellness videography weddingcakes'.split(
    ' ',
  );

const all = activeCategories();
const services = (category: CategoryView): NamedView[] => category.serviceTypes.flatMap((type) => type.services);
const idsOf = (items: readonly { id: number }[]) => items.map((item) => item.id);
const counts = (kind: (category: CategoryView) => readonly unknown[], of = all) => of.map((each) => kind(each).length);
const within = (numbers: number[], min: number, max: number) => numbers.filter((n) => n < min || n > max);

describe('the catalogue', () => {
  it('has exactly the 24 categories of the setup, each with an id that no other has [DIR-1] [WS-181] [OP-47]', () => {
    expect(all.map((category) => category.externalId)).toEqual(setupIds);
    expect(idsOf(all)).toEqual(setupIds.map((_, index) => index + 1));
    expect(setupIds.filter((externalId) => !isKnownCategory(externalId))).toEqual([]);
  });

  it('gives venues the id 2, which the capacity rule names', () => {
    expect(categoryById(2)?.externalId).toBe('venues');
  });

  it('gives each category 4 to 10 subcategories and a name in singular and plural [DIR-1] [OP-47]', () => {
    expect(
      within(
        counts((category) => category.subCategories),
        4,
        10,
      ),
    ).toEqual([]);
    for (const category of all) {
      expect(category).toMatchObject({ archived: false, imageUrl: null });
      expect(category.name).toMatch(/^[A-Z]/);
      expect(category.namePlural).toMatch(/^[A-Z]/);
    }
  });

  it('groups 4 to 10 services under 2 to 4 types, except for photo booths, which have none [OP-47] [WS-183]', () => {
    const without = all.filter((category) => category.serviceTypes.length === 0);
    const having = all.filter((category) => category.serviceTypes.length > 0);
    expect(without.map((category) => category.externalId)).toEqual(['photobooths']);
    expect(
      within(
        counts((category) => category.serviceTypes, having),
        2,
        4,
      ),
    ).toEqual([]);
    const sizes = having.flatMap((category) => category.serviceTypes.map((type) => type.services.length));
    expect(within(sizes, 4, 10)).toEqual([]);
  });

  it('has 6 to 10 styles where the setup asks for vibes, and only there; they are the vibes [WS-185] [OP-48] [OP-47]', () => {
    const styled = all.filter((category) => category.styles.length > 0);
    expect(new Set(styled.map((category) => category.externalId))).toEqual(new Set(withVibes));
    expect(
      within(
        counts((category) => category.styles, styled),
        6,
        10,
      ),
    ).toEqual([]);
    for (const category of all) expect(category.serviceVibes).toEqual(idsOf(category.styles));
  });

  it('writes every id in the scheme of its kind, unique across categories and below a million [DIR-1]', () => {
    const seen = new Set<number>();
    const claim = (id: number) => {
      expect(seen.has(id)).toBe(false);
      seen.add(id);
    };
    for (const category of all) {
      for (const [index, id] of idsOf(category.subCategories).entries()) {
        expect(id).toBe(category.id * 100 + index + 1);
        claim(id);
      }
      for (const [index, id] of idsOf(category.styles).entries()) {
        expect(id).toBe(10_000 + category.id * 100 + index + 1);
        claim(id);
      }
      for (const [typeIndex, type] of category.serviceTypes.entries()) {
        expect(type.id).toBe(20_000 + category.id * 100 + typeIndex + 1);
        claim(type.id);
        for (const [index, id] of idsOf(type.services).entries()) {
          expect(id).toBe(300_000 + category.id * 1000 + (typeIndex + 1) * 100 + index + 1);
          claim(id);
        }
      }
    }
    expect(Math.max(...seen)).toBeLessThan(1_000_000);
  });

  it('words every choice once within its list, in sentence case, short enough for a filter row [DIR-1]', () => {
    for (const category of all) {
      for (const list of [category.subCategories, services(category), category.styles, category.serviceTypes]) {
        const names = list.map((item: { name: string }) => item.name);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/^[\p{Lu}\d].{2,39}$/u);
        for (const name of names) expect(name).not.toMatch(/[!&.]|\s$|\s{2}/);
      }
    }
  });
});

describe('its lookups', () => {
  it('find every category by its external id in any case, with dashes anywhere [DIR-4]', () => {
    const dressed = fc
      .record({
        category: fc.constantFrom(...all),
        upper: fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        dash: fc.array(fc.nat({ max: 2 }), { minLength: 30, maxLength: 30 }),
      })
      .map(({ category, upper, dash }) => ({
        category,
        text: [...category.externalId]
          .map((letter, index) => '-'.repeat(dash[index] ?? 0) + (upper[index] ? letter.toUpperCase() : letter))
          .join(''),
      }));
    fc.assert(fc.property(dressed, ({ category, text }) => categoryByExternalId(text) === category));
  });

  it.each([
    ['photographyVideography', 'photographyvideography'],
    ['photography-videography', 'photographyvideography'],
    ['food-beverage', 'foodbeverage'],
    ['foodBeverage', 'foodbeverage'],
    ['bridalTuxedo', 'bridaltuxedo'],
    ['healthWellness', 'healthwellness'],
    ['rentalEquipment', 'rentalequipment'],
    ['favorsGifts', 'favorsgifts'],
    ['entertainmentOtherServices', 'entertainmentotherservices'],
    ['invitations', 'invitationsstationery'],
    ['Invitations', 'invitationsstationery'],
    ['invitationsstationery', 'invitationsstationery'],
  ])('read %s as %s [DIR-4]', (written, canonical) => {
    expect(categoryByExternalId(written)?.externalId).toBe(canonical);
  });

  it('find nothing for a text that is no category [DIR-4]', () => {
    const known = new Set([...setupIds, 'invitations']);
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!known.has(text.toLowerCase().replaceAll('-', '')));
        return categoryByExternalId(text) === undefined;
      }),
    );
    for (const text of ['', '-', 'venue', 'constructor', '__proto__']) {
      expect(categoryByExternalId(text)).toBeUndefined();
    }
  });

  it('find subcategories, services and styles by id, with their category', () => {
    for (const category of all) {
      for (const sub of category.subCategories) {
        expect(subCategoryById(sub.id)).toEqual(sub);
        expect(all.filter((other) => isSubCategoryOf(other.id, sub.id))).toEqual([category]);
      }
      for (const type of category.serviceTypes) {
        for (const service of type.services) {
          expect(serviceById(service.id)).toEqual({ ...service, categoryId: category.id, serviceTypeId: type.id });
        }
      }
      for (const style of category.styles) {
        expect(styleById(style.id)).toEqual({ ...style, categoryId: category.id });
      }
    }
  });

  it('list the services and styles of several categories, each once, without unknown ids', () => {
    const [beauty, florist] = [categoryById(1)!, categoryById(10)!];
    expect(idsOf(servicesOf([10, 1, 10, 999]))).toEqual(idsOf([...services(florist), ...services(beauty)]));
    expect(idsOf(stylesOf([1, 10, -1]))).toEqual(idsOf([...beauty.styles, ...florist.styles]));
    expect(servicesOf([])).toEqual([]);
  });

  it('return undefined or false for unknown ids', () => {
    const ids = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, Number.NaN, 999));
    fc.assert(
      fc.property(ids, (id) => {
        fc.pre(!Number.isInteger(id) || id < 1 || id > 399_999);
        expect(categoryById(id)).toBeUndefined();
        expect(serviceById(id)).toBeUndefined();
        expect(styleById(id)).toBeUndefined();
        expect(isSubCategoryOf(id, 201)).toBe(false);
        expect(isSubCategoryOf(2, id)).toBe(false);
      }),
    );
  });
});
