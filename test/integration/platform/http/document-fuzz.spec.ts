import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { documentedCalls } from '../../../fuzz/documented-calls.js';
import { callers, FuzzSite } from '../../../fuzz/fuzz-site.js';

let site: FuzzSite;
beforeAll(async () => {
  site = await FuzzSite.start();
});
afterAll(() => site.stop());

// `npm run test:fuzz` generates fifteen of each.
it.each(callers)('every operation responds to %s as the OpenAPI document specifies', async (caller) => {
  for (const call of documentedCalls)
    expect([call.name, await site.faults(call, caller, 1, 1)]).toEqual([call.name, []]);
});
