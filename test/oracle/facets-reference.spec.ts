import { describe } from '@jest/globals';
import { checkInBatches } from './check-in-batches.js';

describe('results, counts of facets and ways out match brute force, for many searches [DIR-18, DIR-19, DIR-20, DIR-30, DIR-41, OP-76, OP-77, OP-78, OP-79]', () => {
  // Other searches every day; a failure names the seed.
  checkInBatches({ listings: 5_000, searches: 5_000, inATest: 50, seed: Math.floor(Date.now() / 86_400_000) });
});
