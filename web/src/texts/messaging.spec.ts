import { expect, it } from '@jest/globals';
import { messaging } from './messaging.js';

it.each([
  ['Maya', 'Wedding', 'Maya’s wedding'],
  ['Maya', 'PartyOnly', 'Maya’s party'],
  ['Maya', null, 'Maya’s event'],
  ['', 'Wedding', 'Their event'],
] as const)('the event of "%s" of the type %s is called %s', (firstName, type, words) =>
  expect(messaging.about.eventOf(firstName, type)).toBe(words),
);
