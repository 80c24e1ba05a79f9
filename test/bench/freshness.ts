import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { everythingIndexed } from '../support/bulk-import.ts';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { Finder } from './finder.ts';
import { VendorEdits } from './vendor-edits.ts';

/**
 * `npm run bench:freshness [-- --listings 100000 --import 100000]`: measures the time from the response to a publish
 * until search finds the new name; 200 edits one after the other, then 50 a second for a minute, then one after the
 * other while webstores are imported, a message each, until search has all of them.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    idle: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    import: { type: 'string', default: '0' },
  },
});
const editsPerSecond = 50;

const site = await BenchSite.start({ listings: Number(values.listings) });
const [base = ''] = site.apiUrls;
const finder = new Finder(site.engineUrl, site.alias);
try {
  const edits = await VendorEdits.signIn(base);
  const idle: number[] = [];
  for (let at = 0; at < Number(values.idle); at++) idle.push(await edit(edits, at, 'Idle'));
  const busy: Promise<number>[] = [];
  const total = editsPerSecond * Number(values.seconds);
  for (let at = 0, began = Date.now(); at < total; at++) {
    await sleep(Math.max(0, began + (at * 1_000) / editsPerSecond - Date.now()));
    const running = edit(edits, at, 'Busy');
    running.catch(() => undefined); // rethrown below; without a handler now, the programs would not be stopped
    busy.push(running);
  }
  const found = await Promise.all(busy);
  const importing = Number(values.import) > 0 ? await editsDuringImport(edits) : [];
  await publish(
    `Freshness at ${values.listings} listings`,
    `${edits.refused} calls were refused with 503 and sent again.\n\n` +
      table(
        ['edits', 'found', 'lost', 'p50 ms', 'p95 ms', 'p99 ms', 'slowest ms'],
        [
          line('one after the other', idle),
          line(`${editsPerSecond} a second`, found),
          ...(importing.length > 0 ? [line(`during an import of ${values.import}`, importing)] : []),
        ],
      ),
  );
} finally {
  finder.stop();
  await site.stop();
}

function line(title: string, times: readonly number[]): (string | number)[] {
  const known = times.filter(Number.isFinite).sort((a, b) => a - b);
  const at = (share: number) => Math.round(known[Math.min(known.length - 1, Math.floor(known.length * share))] ?? NaN);
  return [
    title,
    known.length,
    times.length - known.length,
    at(0.5),
    at(0.95),
    at(0.99),
    Math.round(known.at(-1) ?? NaN),
  ];
}

/** Edits one after the other, from the first imported webstore until search has the last. */
async function editsDuringImport(edits: VendorEdits): Promise<number[]> {
  const over = new AbortController();
  const imported = site
    .run(['test/bench/import-webstores.ts', values.import])
    .then(() => everythingIndexed(site.env['DATABASE_URL'] ?? ''))
    .finally(() => over.abort());
  const times: number[] = [];
  while (!over.signal.aborted) times.push(await edit(edits, times.length, 'Import'));
  await imported;
  return times;
}

/** Renames and publishes; returns the milliseconds until it was found, infinite when it was not within 20 s. */
async function edit(edits: VendorEdits, turn: number, first: string): Promise<number> {
  const name = VendorEdits.name(first);
  await edits.rename(turn, name);
  const answered = performance.now();
  return (await finder.find(name.toLowerCase())) - answered;
}
