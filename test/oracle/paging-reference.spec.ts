import { describe } from '@jest/globals';
import { checkPages } from './check-pages.js';

describe('all pages of many searches [DIR-27, DIR-28, DIR-38, OP-73]', () => {
  // Other searches every day; a failure names the seed.
  checkPages({ listings: 160, searches: 50, seed: Math.floor(Date.now() / 86_400_000) });
});
