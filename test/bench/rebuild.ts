import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { Finder } from './finder.ts';
import { apiRequests, searchCases } from './search-cases.ts';
import { VendorEdits } from './vendor-edits.ts';

/**
 * `npm run bench:rebuild [-- --listings 100000]`: measures how long a rebuild of the index takes while couples search
 * and vendors edit, whether every listing is found and every edit kept meanwhile, and how much slower both of them
 * become. The same load without a rebuild comes first.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    before: { type: 'string', default: '20' },
    searches: { type: 'string', default: '40' },
    edits: { type: 'string', default: '20' },
  },
});
const listings = Number(values.listings);

/** Measurements of couples and vendors during one phase. */
interface Met {
  seconds: number;
  searches: number[];
  failed: number;
  /** The smallest number of listings that a search for all of them found. */
  fewest: number;
  /** Milliseconds from the response to a publish until it was found; infinite when it was lost. */
  found: number[];
}

let turn = 0;
const site = await BenchSite.start({ listings });
const [base = ''] = site.apiUrls;
const finder = new Finder(site.engineUrl, site.alias);
try {
  // A newer program than the previous run's builds its own index first.
  await site.run(['dist/src/index-rebuild.js', '--follow']).catch(() => undefined);
  const edits = await VendorEdits.signIn(base);
  const names = new Map<number, string>();
  const searches = searchCases.flatMap((searchCase) => apiRequests(searchCase).map(({ path }) => path));
  const before = await underLoad(edits, names, searches, () => sleep(Number(values.before) * 1_000));
  const during = await underLoad(edits, names, searches, () => site.run(['dist/src/index-rebuild.js']));
  // An edit that was found once could have disappeared with the old index.
  const kept = await Promise.all([...names.values()].map((name) => finder.find(name.toLowerCase())));
  const gone = kept.filter((at) => !Number.isFinite(at)).length;
  await publish(
    `Rebuild at ${values.listings} listings`,
    [
      `${values.searches} searches and ${values.edits} publishes a second. Built in ` +
        `${during.seconds.toFixed(1)} s, ${Math.round(listings / during.seconds)} documents a second (the bar is 60 s), ` +
        `the start of the program included; of ${names.size} webstores edited, ${gone} lost their last edit; ` +
        `${edits.refused} calls were refused with 503 and sent again.`,
      table(
        ['while', 's', 'searches', 'failed', 'p50 ms', 'p99 ms', 'slowest ms', 'fewest listings found'].concat([
          'edits',
          'lost',
          'found after p50 ms',
          'slowest ms',
        ]),
        [line('nothing else', before), line('the index is built', during)],
      ),
    ].join('\n\n'),
  );
} finally {
  finder.stop();
  await site.stop();
}

async function underLoad(
  edits: VendorEdits,
  names: Map<number, string>,
  paths: readonly string[],
  work: () => Promise<void>,
): Promise<Met> {
  const met: Met = { seconds: 0, searches: [], failed: 0, fewest: Infinity, found: [] };
  const over = new AbortController();
  const couples = searching(paths, met, over.signal);
  const listed = counting(met, over.signal);
  const vendors = publishing(edits, names, met, over.signal);
  const began = performance.now();
  const working = work().finally(() => over.abort());
  await Promise.all([
    working.then(() => (met.seconds = (performance.now() - began) / 1_000)),
    couples,
    listed,
    vendors,
  ]);
  return met;
}

/** Runs something this many times a second, whether or not the previous one is done, and waits for all of it. */
async function steadily(perSecond: number, over: AbortSignal, act: () => Promise<void>): Promise<void> {
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; !over.aborted; count += 1) {
    await sleep(Math.max(0, began + (count * 1_000) / perSecond - performance.now()));
    underWay.push(act());
  }
  await Promise.all(underWay);
}

function searching(paths: readonly string[], met: Met, over: AbortSignal): Promise<void> {
  return steadily(Number(values.searches), over, async () => {
    const path = paths[met.searches.length % paths.length];
    const began = performance.now();
    const answer = await fetch(`${base}${path}`);
    await answer.arrayBuffer();
    met.searches.push(performance.now() - began);
    if (!answer.ok) met.failed += 1;
  });
}

/** Searches for all listings repeatedly: none may be missing at any moment. */
async function counting(met: Met, over: AbortSignal): Promise<void> {
  do {
    const answer = await fetch(`${base}/api/webstoresearch?pageSize=1`);
    if (answer.ok) met.fewest = Math.min(met.fewest, ((await answer.json()) as { numResults: number }).numResults);
    else met.failed += 1;
    await sleep(20);
  } while (!over.aborted);
}

function publishing(edits: VendorEdits, names: Map<number, string>, met: Met, over: AbortSignal): Promise<void> {
  return steadily(Number(values.edits), over, async () => {
    const name = VendorEdits.name('Rebuilt');
    const at = (turn += 1);
    await edits.rename(at, name);
    names.set(at % edits.webstoreIds.length, name);
    const answered = performance.now();
    met.found.push((await finder.find(name.toLowerCase())) - answered);
  });
}

function line(title: string, met: Met): (string | number)[] {
  const at = (times: readonly number[], share: number) => {
    const known = times.filter(Number.isFinite).sort((a, b) => a - b);
    return Math.round(known[Math.min(known.length - 1, Math.floor(known.length * share))] ?? NaN);
  };
  const lost = met.found.filter((time) => !Number.isFinite(time)).length;
  return [
    ...[title, met.seconds.toFixed(1), met.searches.length, met.failed],
    ...[at(met.searches, 0.5), at(met.searches, 0.99), at(met.searches, 1), met.fewest],
    ...[met.found.length, lost, at(met.found, 0.5), at(met.found, 1)],
  ];
}
