import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { freePorts } from '../../docker/local/free-ports.ts';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { measureCachedSearches } from './cached-searches.ts';
import { best, load, type Figures, type Request } from './load.ts';
import { apiRequests, engineRequests, searchCases } from './search-cases.ts';
import { timeAdded } from './time-added.ts';

/**
 * `npm run bench:search [-- --listings 100000 --seconds 4 --rounds 2]`: compares the api with the bare engine for the
 * exact bodies that the api sends, and with a thin layer, in turns within one run. Only hot searches use the cache.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '2' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
/** Seconds of warm-up: a program that has just started is still being compiled by Node. */
const warmUp = 15;
/** Searches sent to both, one after the other, to measure what the api adds for one client. */
const pairs = 800;
const withoutCache = { SEARCH_CACHE: '0' };
type Target = readonly [url: string, requests: readonly Request[]];

const site = await BenchSite.start({ listings: Number(values.listings), apis: [withoutCache, withoutCache, {}] });
const thin = await startThinLayer();
try {
  const [one = '', , withCache = ''] = site.apiUrls;
  const rows: (string | number)[][] = [];
  for (const url of site.apiUrls) await load(url, searchCases.flatMap(apiRequests), 4, warmUp);
  for (const [index, searchCase] of searchCases.entries()) {
    const engine: Target = [site.engineUrl, engineRequests(searchCase, site.alias)];
    const api: Target = [one, apiRequests(searchCase)];
    const layer: Target = [
      thin.url,
      searchCase.searches.map((_, search) => ({ method: 'GET', path: `/${index}/${search}` })),
    ];
    for (const target of [engine, api, layer]) await load(...target, 4, 2);
    const added = await timeAdded(engine, api, pairs);
    for (const clients of [1, 10, 50]) {
      const [bare, ours, thinLayer] = await inTurns([engine, api, layer], clients);
      const two = await bothApis(searchCase, clients);
      rows.push(...describe(searchCase.title, clients, added, bare!, ours!, two, thinLayer!));
    }
  }
  const engine = { url: site.engineUrl, alias: site.alias };
  const hot = await measureCachedSearches(engine, withCache, { clients: 10, seconds, rounds });
  rows.push(...describeHot(10, hot.bare, hot.ours));
  const columns = [
    'case',
    'clients',
    'asked',
    'requests/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'of the engine',
    'of the thin layer',
  ];
  await publish(`Search at ${values.listings} listings`, table(columns, rows));
} finally {
  thin.stop();
  await site.stop();
}

async function inTurns(targets: readonly Target[], clients: number): Promise<Figures[]> {
  const turns: Figures[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, target] of targets.entries()) turns[at]?.push(await load(...target, clients, seconds));
  }
  return turns.map(best);
}

/** Two api processes share the clients. */
async function bothApis(searchCase: (typeof searchCases)[number], clients: number): Promise<number | undefined> {
  if (clients < 2) return undefined;
  const halves = site.apiUrls.slice(0, 2).map((url) => load(url, apiRequests(searchCase), clients / 2, seconds));
  return (await Promise.all(halves)).reduce((sum, figures) => sum + figures.requestsPerSecond, 0);
}

function describe(
  title: string,
  clients: number,
  millisecondsAdded: number,
  bare: Figures,
  ours: Figures,
  two: number | undefined,
  layer: Figures,
) {
  const line = (asked: string, figures: Figures) => [
    ...lineOf(title, clients, asked, figures, bare),
    (figures.requestsPerSecond / layer.requestsPerSecond).toFixed(2),
  ];
  const added = `api, one process (adds ${millisecondsAdded.toFixed(2)} ms)`;
  const both =
    two === undefined
      ? []
      : [
          [
            title,
            clients,
            'api, two processes',
            Math.round(two),
            '',
            '',
            '',
            (two / bare.requestsPerSecond).toFixed(2),
            (two / layer.requestsPerSecond).toFixed(2),
          ],
        ];
  return [
    line('engine', bare),
    line(clients === 1 ? added : 'api, one process', ours),
    ...both,
    line('thin layer', layer),
  ];
}

function describeHot(clients: number, bare: Figures, ours: Figures) {
  const title = 'hot searches: Zipf 1.1 over 1,000';
  return [
    [...lineOf(title, clients, 'engine', bare, bare), ''],
    [...lineOf(title, clients, 'api, one process with its cache', ours, bare), ''],
  ];
}

function lineOf(title: string, clients: number, asked: string, figures: Figures, bare: Figures) {
  return [
    title,
    clients,
    figures.failed > 0 ? `${asked} (${figures.failed} failed)` : asked,
    Math.round(figures.requestsPerSecond),
    ...[figures.p50, figures.p95, figures.p99].map((ms) => ms.toFixed(1)),
    (figures.requestsPerSecond / bare.requestsPerSecond).toFixed(2),
  ];
}

async function startThinLayer(): Promise<{ url: string; stop: () => void }> {
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, ['test/bench/thin-layer.ts', site.engineUrl, site.alias, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
