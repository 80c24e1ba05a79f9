import { demoDataIn } from '../data/demo-data.js';
import { tradesOf, type CategoryTrades, type TradesEntry } from './trade.js';

/** The trades of each of the 24 categories. */
export const allTrades: readonly CategoryTrades[] = demoDataIn<TradesEntry>('trades').map(tradesOf);
