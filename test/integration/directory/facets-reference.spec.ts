import { describe } from '@jest/globals';
import { checkInBatches } from '../../oracle/check-in-batches.js';

describe('results, counts of facets and ways out match brute force [DIR-18, DIR-19, DIR-20, DIR-30, DIR-41, OP-76, OP-77, OP-78, OP-79]', () => {
  checkInBatches({ listings: 600, searches: 200, inATest: 10, seed: 20_261_016 });
});
