import { describe } from '@jest/globals';
import { searchOrders } from '#contracts/directory/search-order.js';
import { checkPages } from '../../oracle/check-pages.js';

describe('all pages of a search in each order [DIR-27, DIR-28, DIR-38, OP-73]', () => {
  checkPages({ listings: 160, searches: searchOrders.length, seed: 20_261_017 });
});
