import { expect, it } from '@jest/globals';
import { categoryCalled } from './suggestions.js';

const florists = { id: 5, externalId: 'florist', namePlural: 'Florists', via: null };
const music = { id: 8, externalId: 'music', namePlural: 'Bands, DJs and musicians', via: null };
const lodging = { id: 12, externalId: 'lodging', namePlural: 'Places to stay', via: 'hotel' };

it.each([
  ['florists', florists],
  ['florist', { ...florists, via: 'Florist' }],
  ['wedding florists', florists],
  ['dj', music],
  ['hotels', lodging],
])('a category is called by its whole name, one of several in it, or a synonym: %s', (typed, category) => {
  expect(categoryCalled(typed, [{ ...florists, namePlural: 'Cakes' }, category])).toBe(category);
});

it('no category is called by the beginning of its name', () => {
  expect(categoryCalled('flor', [florists, music, lodging])).toBeUndefined();
});
