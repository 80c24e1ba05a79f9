import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentedCalls } from './documented-calls.js';
import { callers, FuzzSite } from './fuzz-site.js';

const examples = 15;
/** Another seed generates other calls: `FUZZ_SEED=7 npm run test:fuzz`. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

let site: FuzzSite;
beforeAll(async () => {
  site = await FuzzSite.start();
});
afterAll(() => site.stop());

describe.each(documentedCalls)('$name', (call) => {
  it.each(callers)('responds to %s as the OpenAPI document specifies', async (caller) => {
    expect(await site.faults(call, caller, examples, seed)).toEqual([]);
  });
});
