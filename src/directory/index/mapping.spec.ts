import { expect, it } from '@jest/globals';
import { indexGeneration, indexHash } from './mapping.js';

it('a definition with another hash has a higher generation', () => {
  // Change both: a program only replaces indices of lower generations.
  expect({ indexGeneration, indexHash }).toEqual({ indexGeneration: 4, indexHash: '1dbd0b8e86df' });
});
