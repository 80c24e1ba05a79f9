import { expect, it } from '@jest/globals';
import { indexGeneration, indexHash } from './mapping.js';

it('a definition with another hash has a higher generation', () => {
  // Change both: a program only replaces indices of lower generations.
  expect({ indexGeneration, indexHash }).toEqual({ indexGeneration: 6, indexHash: '64ae7014512d' });
});
