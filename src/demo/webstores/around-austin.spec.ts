import { expect, it } from '@jest/globals';
import { milesBetween } from '#contracts/shared/miles-between.js';
import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import { demoWebstores } from './demo-webstores.js';
import { demoAvailability } from './live-facts.js';

const seed = 20_261_121;
const austin = { latitude: 30.267, longitude: -97.743 };
const saturdays = ['05', '12', '19', '26'].map((day) => `2027-06-${day}`);

it('two vendors of every category are within 50 miles of Austin and free on a Saturday in June 2027', () => {
  const free = [...demoWebstores(1_100, seed)].filter(({ index, addresses }) => {
    const [business] = addresses.filter(({ addressType }) => addressType === 'business');
    const { latitude, longitude } = business ?? {};
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return false;
    if (milesBetween(austin, { latitude, longitude }) > 50) return false;
    const calendar = demoAvailability(seed, index + 1, new Date('2026-11-25'));
    return calendar.some(({ day, state }) => state === 'available' && saturdays.includes(day));
  });
  const countOf = (id: number) => free.filter(({ categoryIds }) => categoryIds[0] === id).length;
  const counts = activeCategories().map(({ id, name }) => [name, countOf(id)] as const);
  expect(counts.filter(([, count]) => count < 2)).toEqual([]);
});
