import { expect, it } from '@jest/globals';
import { catalogue, florist, stationery, venues } from '../../test-support/examples.js';
import { categoryOf } from './category-of.js';

it.each([
  ['venues', venues],
  ['Venues', venues],
  ['flor-ist', florist],
  ['invitations', stationery],
  ['invitations-stationery', stationery],
  ['invitationsStationery', stationery],
  ['no-such-category', undefined],
  [undefined, undefined],
])('finds the category written as %s [DIR-4]', (externalId, category) => {
  expect(categoryOf(catalogue, externalId)).toBe(category);
});
