import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { EngineLink } from '../chaos/engine-link.ts';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { Finder } from './finder.ts';
import { VendorEdits } from './vendor-edits.ts';

/**
 * `npm run bench:outage [-- --listings 100000 --edits 20 --seconds 30]`: vendors edit while the engine responds with
 * 503. Measures how long after its recovery each edit is found, and what operators saw meanwhile.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    edits: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
  },
});
const seconds = Number(values.seconds);

let engine: EngineLink | undefined;
const site = await BenchSite.start({
  listings: Number(values.listings),
  engineThrough: async (url) => (engine = await EngineLink.before(url)).url,
});
// It bypasses the link.
const finder = new Finder(site.engineUrl, site.alias, (seconds + 60) * 1_000);
try {
  const edits = await VendorEdits.signIn(site.apiUrls[0] ?? '');
  engine!.mood = 503;
  const began = performance.now();
  const found: Promise<number>[] = [];
  for (let at = 0; at < Number(values.edits); at++) {
    const name = VendorEdits.name('Patient');
    await edits.rename(at, name);
    found.push(finder.find(name.toLowerCase()));
  }
  await sleep(seconds * 1_000 - 2_000 - (performance.now() - began));
  const { queues, level } = await edits.call<OverviewView>('GET', 'operations/overview');
  const waiting = queues.find(({ queue }) => queue === 'reindex')?.waiting ?? 'unknown';
  await sleep(Math.max(0, seconds * 1_000 - (performance.now() - began)));
  engine!.mood = 'well';
  const well = performance.now();
  const after = (await Promise.all(found)).map((at) => at - well);
  const known = after.filter(Number.isFinite);
  const row = [after.length, waiting, level, known.length, after.length - known.length];
  const columns = ['edits', 'waiting shown', 'said to operators', 'found', 'lost', 'first after s', 'last after s'];
  const times = [Math.min(...known), Math.max(...known)].map((ms) => (ms / 1_000).toFixed(1));
  await publish(`Edits while the engine answers 503 for ${seconds} s`, table(columns, [[...row, ...times]]));
} finally {
  finder.stop();
  await site.stop();
}
