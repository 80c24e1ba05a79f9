import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { hotRequests } from './cached-searches.ts';
import { load } from './load.ts';
import { VendorEdits } from './vendor-edits.ts';

/**
 * `npm run bench:memory [-- --listings 100000 --minutes 10]`: measures the resident memory of one api and one process
 * with all workers while ten clients repeat hot searches without a pause, with ten edits a second.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '10' },
  },
});
const minutes = Number(values.minutes);
const editsPerSecond = 10;
/** Reads the memory in each minute. */
const looks = 4;

const site = await BenchSite.start({ listings: Number(values.listings), apis: [{}] });
try {
  const [api = ''] = site.apiUrls;
  const rows: (string | number)[][] = [describe('before')];
  const end = Date.now() + minutes * 60_000;
  const editing = edit(api, end);
  for (let look = 1; Date.now() < end; look++) {
    const seconds = Math.max(1, Math.min(60 / looks, (end - Date.now()) / 1_000));
    const { failed } = await load(api, hotRequests(), 10, seconds);
    if (failed > 0) throw new Error(`${failed} searches failed`);
    if (look % looks === 0) rows.push(describe(`after ${look / looks} min`));
  }
  const edits = await editing;
  rows.push(describe('at the end'));
  const columns = ['when', 'api MB', 'all workers MB', 'together MB'];
  const text = `${edits} edits; searches without a pause by ten clients.`;
  await publish(`Memory at ${values.listings} listings`, `${table(columns, rows)}\n\n${text}`);
} finally {
  await site.stop();
}

function describe(when: string): (string | number)[] {
  const [workers = NaN, api = NaN] = site.memory();
  return [when, api, workers, api + workers];
}

/** Returns the number of edits. */
async function edit(url: string, until: number): Promise<number> {
  const edits = await VendorEdits.signIn(url);
  let turn = 0;
  for (const began = Date.now(); Date.now() < until; turn++) {
    await sleep(Math.max(0, began + (turn * 1_000) / editsPerSecond - Date.now()));
    await edits.rename(turn, VendorEdits.name('Remembered'));
  }
  return turn;
}
