import { checkInBatches } from '../../oracle/check-in-batches.js';

checkInBatches({ listings: 600, searches: 200, inATest: 10, seed: 20_261_016 });
