import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import { activeCategories, categoryByExternalId } from '#src/webstore/catalogue/catalogue.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
let categories: CategoryView[];

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  const answer = await posy.call<CategoryView[]>(routes.vendorCategories);
  expect(answer.status).toBe(200);
  categories = answer.body;
});
afterAll(() => posy.stop());

describe('GET vendorcategories', () => {
  it('returns every category with all its choices [DIR-1, DIR-2]', () => {
    expect(categories.length).toBeGreaterThan(20);
    for (const category of categories) {
      expect(category.id).toBeGreaterThan(0);
      for (const text of [category.name, category.namePlural]) expect(text.trim()).not.toBe('');
      expect(category.subCategories.length).toBeGreaterThanOrEqual(4);
      for (const { id, name } of category.subCategories) expect([typeof id, typeof name]).toEqual(['number', 'string']);
      const styles = category.styles.map(({ id }) => id);
      for (const vibe of category.serviceVibes) expect(styles).toContain(vibe);
    }
    const florist = categories.find(({ externalId }) => externalId === 'florist')!;
    expect(florist.serviceTypes[0]!.services[0]).toEqual({ id: expect.any(Number), name: expect.any(String) });
  });

  it('returns the categories in use, in the order of their ids', () => {
    const plain = categories.map((category) => ({ ...category, imageUrl: null, picture: null }));
    expect(plain).toEqual(activeCategories());
    expect(categories.map(({ id }) => id)).toEqual(categories.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  it('has a picture of each category, with the address of one of its files [DIR-1]', () => {
    for (const { picture, imageUrl } of categories) {
      expect(imageUrl).toBe(`/media/${picture?.pictureId}/640.jpg`);
      expect(picture?.alt).not.toBe('');
    }
  });

  it('writes external ids in lower case without dashes, each once, and finds them in every quoted form [DIR-4]', () => {
    const ids = categories.map(({ externalId }) => externalId);
    for (const externalId of ids) expect(externalId).toMatch(/^[a-z]+$/);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [form, externalId] of [
      ['photographyVideography', 'photographyvideography'],
      ['photography-videography', 'photographyvideography'],
      ['food-beverage', 'foodbeverage'],
      ['bridalTuxedo', 'bridaltuxedo'],
      ['invitations', 'invitationsstationery'],
      ['entertainmentOtherServices', 'entertainmentotherservices'],
    ] as const) {
      expect(categoryByExternalId(form)?.externalId).toBe(externalId);
      expect(ids).toContain(externalId);
    }
  });

  it('is the same for everybody, and has no parameters', async () => {
    await posy.register('couple@posy.example');
    const token = await posy.signIn('couple@posy.example');
    expect((await posy.call(routes.vendorCategories, { token })).body).toEqual(categories);
    const { status, problem } = await posy.call(routes.vendorCategories, { query: { archived: 'true' } });
    expect([status, problem.fields]).toEqual([400, { archived: ['unknown-field'] }]);
    expect((await posy.call(routes.vendorCategories, { token: 'x' })).status).toBe(401);
  });
});
