import { checkInBatches } from './check-in-batches.js';

// Other searches every day; a failure names the seed.
checkInBatches({ listings: 5_000, searches: 5_000, inATest: 50, seed: Math.floor(Date.now() / 86_400_000) });
