import { expect, it } from '@jest/globals';
import { validation } from './validation.js';

it('has a general text for each error of a field', () => {
  expect(validation.cannotExceed(1_500)).toBe('Cannot exceed 1,500 characters');
  expect(validation.invalid('Web address')).toBe('Invalid web address');
  expect(validation.mustBe('ZIP code', 5)).toBe('ZIP code must be 5 characters');
  expect(validation.noNumbers('City')).toBe('City cannot contain numbers');
});
