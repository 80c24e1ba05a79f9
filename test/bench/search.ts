import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { freePorts } from '../../docker/local/free-ports.ts';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { measureCachedSearches } from './cached-searches.ts';
import { best, load, type Figures, type Request } from './load.ts';
import { apiRequests, engineRequests, searchCases, searchkitRequests } from './search-cases.ts';
import { ofEngine, ofProcess } from './processor-time.ts';
import { timeAdded } from './time-added.ts';

/**
 * `npm run bench:search [-- --listings 100000 --seconds 4 --rounds 2 --clients 1,10,50 --dry]`: compares the api with the bare engine for the
 * exact bodies that the api sends, and with Searchkit on the same index, in turns within one run. Only hot searches use
 * the cache.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '2' },
    clients: { type: 'string', default: '1,10,50' },
    dry: { type: 'boolean', default: false },
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
interface Asked {
  readonly target: Target;
  /** Milliseconds of processor time that the program in front of the engine has used so far. */
  readonly cpu: () => number;
}
/** Figures with the processor time of a request in milliseconds, which other work on the machine changes least. */
type Measured = Figures & { readonly engineCpu: number; readonly programCpu: number };

const site = await BenchSite.start({ listings: Number(values.listings), apis: [withoutCache, {}] });
const searchkit = await startSearchkit();
try {
  const [one = '', withCache = ''] = site.apiUrls;
  const rows: (string | number)[][] = [];
  for (const url of site.apiUrls) await load(url, searchCases.flatMap(apiRequests), 4, warmUp);
  for (const searchCase of searchCases) {
    const engine: Asked = { target: [site.engineUrl, engineRequests(searchCase, site.alias)], cpu: () => 0 };
    const api: Asked = { target: [one, apiRequests(searchCase)], cpu: () => site.apiCpu() };
    // A name is searched in another way by Searchkit, so the two cannot be compared.
    const others: Asked[] = searchCase.searches.every(({ place }) => place)
      ? [{ target: [searchkit.url, searchkitRequests(searchCase)], cpu: searchkit.cpu }]
      : [];
    for (const { target } of [engine, api, ...others]) await load(...target, 4, 2);
    const added = await timeAdded(engine.target, api.target, pairs);
    for (const clients of values.clients.split(',').map(Number)) {
      const [bare, ours, other] = await inTurns([engine, api, ...others], clients);
      rows.push(...describe(searchCase.title, clients, added, bare!, ours!, other));
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
    'of Searchkit',
    'engine CPU ms',
    'program CPU ms',
    'CPU of Searchkit',
  ];
  await publish(`Search at ${values.listings} listings`, table(columns, rows), { isDry: values.dry });
} finally {
  searchkit.stop();
  await site.stop();
}

async function inTurns(targets: readonly Asked[], clients: number): Promise<Measured[]> {
  const turns: Measured[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, asked] of targets.entries()) turns[at]?.push(await measure(asked, clients));
  }
  return turns.map((of) => ({
    ...best(of),
    engineCpu: Math.min(...of.map(({ engineCpu }) => engineCpu)),
    programCpu: Math.min(...of.map(({ programCpu }) => programCpu)),
  }));
}

async function measure({ target, cpu }: Asked, clients: number): Promise<Measured> {
  const [engineBefore, programBefore] = [await ofEngine(site.engineUrl), cpu()];
  const figures = await load(...target, clients, seconds);
  const requests = figures.requestsPerSecond * seconds;
  return {
    ...figures,
    engineCpu: ((await ofEngine(site.engineUrl)) - engineBefore) / requests,
    programCpu: (cpu() - programBefore) / requests,
  };
}

function describe(
  title: string,
  clients: number,
  millisecondsAdded: number,
  bare: Measured,
  ours: Measured,
  searchkit: Measured | undefined,
) {
  const cpuOf = ({ engineCpu, programCpu }: Measured) => engineCpu + programCpu;
  const line = (asked: string, figures: Measured) => [
    ...lineOf(title, clients, asked, figures, bare),
    searchkit ? (figures.requestsPerSecond / searchkit.requestsPerSecond).toFixed(2) : '',
    figures.engineCpu.toFixed(2),
    figures.programCpu.toFixed(2),
    searchkit ? (cpuOf(figures) / cpuOf(searchkit)).toFixed(2) : '',
  ];
  return [
    line('engine', bare),
    line(clients === 1 ? `api (adds ${millisecondsAdded.toFixed(2)} ms)` : 'api', ours),
    ...(searchkit ? [line('Searchkit', searchkit)] : []),
  ];
}

function describeHot(clients: number, bare: Figures, ours: Figures) {
  const title = 'hot searches: Zipf 1.1 over 1,000';
  return [
    [...lineOf(title, clients, 'engine', bare, bare), '', '', '', ''],
    [...lineOf(title, clients, 'api with its cache', ours, bare), '', '', '', ''],
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

async function startSearchkit(): Promise<{ url: string; cpu: () => number; stop: () => void }> {
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, ['test/bench/searchkit.ts', site.engineUrl, site.alias, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, cpu: () => ofProcess(child.pid), stop: () => void child.kill() };
}
