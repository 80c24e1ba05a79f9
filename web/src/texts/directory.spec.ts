import { expect, it } from '@jest/globals';
import { directory } from './directory.js';

it.each([
  [['$$'], 'Remove “$$” and search everywhere'],
  [['$$', 'Garden'], 'Remove “$$” and “Garden”, and search everywhere'],
  [['$$', 'Garden', '“wild”'], 'Remove “$$”, “Garden” and “wild”, and search everywhere'],
])('filters and the place are removed by one button: %j', (names, words) =>
  expect(directory.empty.removeAndSearchEverywhere(names)).toBe(words),
);

it('days on which a vendor is free are listed as long as they are few', () => {
  const { freeOnSeveral } = directory.card;
  expect(freeOnSeveral(['Oct 15', 'Oct 16', 'Oct 17'])).toBe('Free on Oct 15, Oct 16 and Oct 17');
  expect(freeOnSeveral(['Oct 15', 'Oct 16', 'Oct 17', 'Oct 18'])).toBe('Free on 4 of your days');
});
