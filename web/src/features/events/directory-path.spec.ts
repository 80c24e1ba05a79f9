import { expect, it } from '@jest/globals';
import { anEvent } from '../../test-support/event-examples.js';
import { florist, lodging, venues } from '../../test-support/examples.js';
import { directoryPath } from './directory-path.js';

const event = anEvent({ preferences: { styles: [11_001], budgetTier: 'premium' } });

it('a search for a category starts with the styles of it that the couple likes [OP-89]', () => {
  expect(directoryPath(event, florist)).toBe('/vendors/chicago-il/florist?styles=11001&date=2094-10-16');
  expect(directoryPath(event, venues)).not.toContain('styles');
  expect(directoryPath(event)).not.toContain('styles');
});

it('a search for venues starts with the number of guests, one for places to stay does not', () => {
  expect(directoryPath(event, venues)).toBe('/vendors/chicago-il/venues?date=2094-10-16&guests=90');
  for (const category of [florist, lodging]) expect(directoryPath(event, category)).not.toContain('guests');
});
